import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';

/** Fields that registration and profile share, each with its rule of spec section 5. */

/** Text with its spaces trimmed and no control characters but line breaks. */
export const text = (max: number, missing = 'Must be text') =>
  z
    .string(missing)
    .max(max, `Must have at most ${max} characters`)
    .transform((value) => value.replace(/[^\P{Cc}\n\t]/gu, '').trim());

export const required = (message: string, max = 200) => text(max, message).refine((value) => value !== '', message);

/** What people call themselves: one line. */
export const personName = required('Full name is required').transform((name) => name.replace(/\s+/g, ' '));

/** Absent, null and blank all mean 'not given'. */
export const optional = <T extends z.ZodType<string>>(field: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), field.optional());

export const email = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .max(254, 'Email is too long')
  .pipe(z.email('Please enter a valid email address'));

/** Under which a limit counts an email address, so that the address itself is not kept. */
export const addressKey = (address: string) =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url');

export const password = z
  .string('Password is required')
  .min(8, 'Password must be at least 8 characters long')
  .max(200, 'Password must have at most 200 characters');

/** Digits only, with +61 in front (spec section 5). */
export const contactNumber = z
  .string()
  .max(40, 'Please enter a valid Australian phone number')
  .transform((value, context) => {
    const digits = value.replace(/\D/g, '').replace(/^61/, '');
    const phone = parsePhoneNumberFromString(digits, 'AU');
    if (phone?.isPossible()) return phone.number;
    context.addIssue({ code: 'custom', message: 'Please enter a valid Australian phone number' });
    return z.NEVER;
  });

/** Adds 'https://' to an address without a scheme (spec section 5). */
export const website = text(300).transform((value, context) => {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/.]*\.[^/]*:\d/.test(value) ? value : `https://${value}`;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).hostname.includes('.')) return url;
  context.addIssue({ code: 'custom', message: 'Please enter a valid website address' });
  return z.NEVER;
});

export const abn = z
  .string('ABN is required')
  .max(11, 'ABN must have at most 11 characters')
  .regex(/^[\d\s-]*$/, 'ABN may contain only digits, spaces and dashes')
  .refine((value) => /[^\s-]/.test(value), 'ABN is required');

/** The label of a visa type, whichever way it was named. */
export const visaStatus = text(100).transform((value, context) => {
  const type = visaTypeOf(value);
  if (type) return type.label;
  context.addIssue({ code: 'custom', message: 'Please choose a visa type from the list' });
  return z.NEVER;
});

export const year = z.string().regex(/^\d{4}$/, 'Please enter a year of four digits');
