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

/** The visa of the earlier request, or the one of the profile, which is named by its label. */
export const toVisaValues = (requested: string | null, declared: string): VisaValues => ({
  visaSubclass: requested ?? visaTypes.find(({ label, code }) => label === declared && code !== 'other')?.code ?? '',
  visaExpiry: '',
  consent: false,
});

/** The server fills empty fields from the profile. */
export const toVisaInput = ({ visaSubclass, visaExpiry, consent }: VisaValues): VisaVerificationInput => ({
  visaSubclass: visaSubclass || null,
  visaExpiry: visaExpiry || null,
  consent,
});

/** Visas that can be verified: all but 'Other/Not Sure'. */
export const visaOptions = visaTypes
  .filter(({ code }) => code !== 'other')
  .map(({ code, label }) => ({ value: code, label }));

export const accepted = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

/** Checks the file's name and size before the upload; the server checks its content. */
export function documentFinding({ name, size }: Readonly<{ name: string; size: number }>): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx?)$/i.test(name)) return messages.fileType;
  return size > uploadBytes ? messages.fileTooLarge : undefined;
}
