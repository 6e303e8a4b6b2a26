import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { DemandedRights, WorkRightsKind } from '../../gql/graphql.ts';
import { employmentText, hoursText, type Timed } from './job-facts.ts';
import { words } from './job-tag-words.ts';

export type JobTag = Readonly<{ text: string; tone: 'ok' | 'warn' | 'neutral' }>;

/** Holders of one visa or of two, whom the words of an ad take, and perhaps nobody else, or whom alone they do not take. */
const namedHolders: ReadonlySet<DemandedRights> = new Set([
  'students',
  'holiday_makers',
  'students_holiday_makers',
  'no_holiday_makers',
]);

type Rights = Readonly<{ kind: WorkRightsKind; demanded?: DemandedRights | null }>;

type Job = Timed &
  Readonly<{
    visaTypes: readonly string[];
    visaSponsorship: boolean | null;
    employmentType: EmploymentType | null;
    workRights: Rights | null;
  }>;

/** Hours a week: half of the 48 hours a fortnight that subclass 500 allows. */
const studentHours = 24;

/** Whether all hours that an ad names fit a student visa in session, and its words do not shut students out. */
const fitStudents = ({ weeklyHours, workRights }: Job) =>
  weeklyHours !== null &&
  weeklyHours !== undefined &&
  weeklyHours.max <= studentHours &&
  workRights?.kind !== 'residents_only' &&
  workRights?.kind !== 'full_rights' &&
  workRights?.demanded !== 'holiday_makers';

/** The tags that matter most to visa holders, as the ad states them. */
export function jobTags(job: Job): JobTag[] {
  const { visaTypes, visaSponsorship, employmentType, workRights } = job;
  const hours = hoursText(job);
  const codes = visaTypes.filter((code) => code !== 'other');
  const type = employmentText(employmentType);
  return [
    ...(codes.length > 0 ? [{ text: words.accepts(codes), tone: 'ok' } as const] : []),
    ...(visaSponsorship ? [{ text: words.sponsors, tone: 'ok' } as const] : []),
    ...rightsTags(workRights ?? { kind: 'unstated' }, codes.length > 0 || visaSponsorship === true),
    ...(hours ? [{ text: hours, tone: fitStudents(job) ? 'ok' : 'neutral' } as const] : []),
    ...(type ? [{ text: type, tone: 'neutral' } as const] : []),
  ];
}

/** Tags for the work rights in the ad's text. If the form names visas, an open or silent text adds no tag. */
const rightsTags = ({ kind, demanded }: Rights, formSays: boolean): readonly JobTag[] => {
  if (formSays && (kind === 'open' || kind === 'unstated')) return [];
  if (demanded && namedHolders.has(demanded)) return [{ text: words.demanded[demanded], tone: 'neutral' }];
  const text = kind === 'unclear' || !demanded ? words.workRights[kind] : words.demanded[demanded];
  return [{ text, tone: kind === 'open' ? 'ok' : 'warn' }];
};
