import { employmentText } from '../../lib/format/job-facts.ts';
import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import { messages } from './messages.ts';

export type JobTag = Readonly<{ text: string; tone: 'ok' | 'warn' | 'neutral' }>;

type Job = Readonly<{
  visaTypes: readonly string[];
  visaSponsorship: boolean | null;
  employmentType: EmploymentType | null;
  weeklyHours: Readonly<{ min: number; max: number }> | null;
}>;

/** Half of the 48 hours a fortnight of subclass 500. */
const studentHours = 24;

/** The tags that matter most to visa holders, as the ad states them. */
export function jobTags({ visaTypes, visaSponsorship, employmentType, weeklyHours }: Job): JobTag[] {
  const codes = visaTypes.filter((code) => code !== 'other');
  const type = employmentText(employmentType);
  return [
    ...(codes.length > 0 ? [{ text: messages.accepts(codes), tone: 'ok' } as const] : []),
    ...(visaSponsorship ? [{ text: messages.sponsors, tone: 'ok' } as const] : []),
    ...(codes.length === 0 && !visaSponsorship ? [{ text: messages.visaUnstated, tone: 'warn' } as const] : []),
    ...(weeklyHours && weeklyHours.min <= studentHours ? [{ text: messages.fits, tone: 'ok' } as const] : []),
    ...(type ? [{ text: type, tone: 'neutral' } as const] : []),
  ];
}
