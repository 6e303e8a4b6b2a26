import * as z from 'zod/mini';
import type { VisaVerificationInput } from '../../gql/graphql.ts';
import { uploadBytes } from '@waratah/vocabulary/limits';
import { visaTypes } from '@waratah/vocabulary/visa-types';
import { messages } from './messages.ts';

const text = z.string();

export const visaForm = z.object({
  visaSubclass: text,
  visaExpiry: text,
  consent: z.boolean().check(z.refine((given) => given, messages.consentMissing)),
});
export type VisaValues = z.infer<typeof visaForm>;

/** Begins with what is known: the visa said before, else the one on the profile, named by its label. */
export const toVisaValues = (said: string | null, declared: string): VisaValues => ({
  visaSubclass: said ?? visaTypes.find(({ label, code }) => label === declared && code !== 'other')?.code ?? '',
  visaExpiry: '',
  consent: false,
});

/** What is left open is taken from the profile by the server. */
export const toVisaInput = ({ visaSubclass, visaExpiry, consent }: VisaValues): VisaVerificationInput => ({
  visaSubclass: visaSubclass || null,
  visaExpiry: visaExpiry || null,
  consent,
});

/** Visas that can be verified; nobody can verify 'Other/Not Sure'. */
export const visaOptions = visaTypes
  .filter(({ code }) => code !== 'other')
  .map(({ code, label }) => ({ value: code, label }));

export const accepted = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

/** What the browser can tell before anything is sent, by the name; the server looks at the content. */
export function documentFinding({ name, size }: Readonly<{ name: string; size: number }>): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx?)$/i.test(name)) return messages.fileType;
  return size > uploadBytes ? messages.fileTooLarge : undefined;
}
