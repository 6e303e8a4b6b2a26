import * as z from 'zod/mini';
import type { VisaVerificationInput } from '../../gql/graphql.ts';
import { uploadBytes } from '@waratah/vocabulary/limits';
import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { messages } from './messages.ts';

const text = z.string();

export const visaForm = z.object({
  visaSubclass: text,
  visaExpiry: text,
  consent: z.boolean().check(z.refine((given) => given, messages.consentMissing)),
});
export type VisaValues = z.infer<typeof visaForm>;

/** The code of the visa that a text names; undefined for 'Other/Not Sure', which no document can prove. */
const provable = (text: string) => {
  const code = visaCodeOf(text);
  return code === 'other' ? undefined : code;
};

/** The initial values: the visa of the earlier request, otherwise the one that the profile names by its label. */
export const toVisaValues = (requested: string | null, declared: string): VisaValues => ({
  visaSubclass: requested ?? provable(declared) ?? '',
  visaExpiry: '',
  consent: false,
});

/** The request; the server fills empty fields from the profile. */
export const toVisaInput = ({ visaSubclass, visaExpiry, consent }: VisaValues): VisaVerificationInput => ({
  visaSubclass: visaSubclass || null,
  visaExpiry: visaExpiry || null,
  consent,
});

export const accepted = '.pdf,.jpg,.jpeg,.png,.doc,.docx';

/** Checks the file's name and size before the upload; the server checks its content. */
export function documentFinding({ name, size }: Readonly<{ name: string; size: number }>): string | undefined {
  if (!/\.(?:pdf|jpe?g|png|docx?)$/i.test(name)) return messages.fileType;
  return size > uploadBytes ? messages.fileTooLarge : undefined;
}
