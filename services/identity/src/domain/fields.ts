import { createHash } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { writtenText } from '@waratah/kit/written-text';
import { abnDigits, isAbn, ungroupedAbn, wrongAbn } from '@waratah/vocabulary/abn';
import { australianZone } from '@waratah/vocabulary/australia/day';
import { zoneOf } from '@waratah/vocabulary/australia/zones';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import { linkAddressOf } from '@waratah/vocabulary/web-address';

/** Fields that registration and profile share, each with its rule from spec section 5. */

/** Text, trimmed, without control characters other than line breaks; empty if nothing of it can be seen. */
export const text = (max: number, missing = 'Must be text') =>
  z.string(missing).max(max, `Must have at most ${max} characters`).transform(writtenText);

export const required = (message: string, max = 200) => text(max, message).refine((value) => value !== '', message);

/** A person's name: one line. */
export const personName = required('Full name is required').transform((name) => name.replace(/\s+/g, ' '));

/** One of the values that a drop-down on the screen offers. */
export const listed = (values: readonly string[], message: string) =>
  z.string().refine((value) => values.includes(value), message);

/** Absent, null and blank all mean that nothing was given. */
export const optional = <T extends z.ZodType<string>>(field: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), field.optional());

export const email = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .max(254, 'Email is too long')
  .pipe(z.email('Please enter a valid email address'));

/** The key under which a limit counts an email address, so that the address itself is not stored. */
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
    const digits = value
      .normalize('NFKC')
      .replace(/\D/g, '')
      .replace(/^(?:00)?61/, '');
    const phone = parsePhoneNumberFromString(digits, 'AU');
    if (phone?.isValid()) return phone.number;
    context.addIssue({ code: 'custom', message: 'Please enter a valid Australian phone number' });
    return z.NEVER;
  });

/** Adds 'https://' to an address without a scheme (spec section 5). */
export const website = text(300).transform((value, context) => {
  const url = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/.]*\.[^/]*:\d/.test(value) ? value : `https://${value}`;
  if (linkAddressOf(url)?.hostname.includes('.')) return url;
  context.addIssue({ code: 'custom', message: 'Please enter a valid website address' });
  return z.NEVER;
});

/** The digits of an ABN, however they were grouped: at most eleven (spec section 5). The review asks whether they are valid. */
export const abn = z
  .string('ABN is required')
  .max(40, 'ABN must have at most 11 characters')
  .regex(/^[\d\s-]*$/, 'ABN may contain only digits, spaces and dashes')
  .transform(ungroupedAbn)
  .pipe(z.string().min(1, 'ABN is required').max(abnDigits, 'ABN must have at most 11 characters'));

/** An ABN that is corrected later must be a valid one; the stored one is no correction. */
export const validAbnOr = (stored: string | undefined) =>
  abn.refine((given) => given === stored || isAbn(given), wrongAbn);

/** The label of a visa type, in whichever way it was named. */
export const visaStatus = text(100).transform((value, context) => {
  const type = visaTypeOf(value);
  if (type) return type.label;
  context.addIssue({ code: 'custom', message: 'Please choose a visa type from the list' });
  return z.NEVER;
});

const year = z.string().regex(/^\d{4}$/, { error: 'Please enter a year of four digits', abort: true });

const yearIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: zone, year: 'numeric' });
  return (now: Date) => Number(format.format(now));
};
/** At the turn of the year the eastern states are in the next one for some hours, and forms offer the reader's years. */
const [earliestYear, latestYear] = [yearIn(zoneOf('WA')), yearIn(australianZone)];

/** A graduation year from ten years before the current one, or from `first`, up to six years after it (spec section 5). */
export const graduationYear = (now: Date, first = earliestYear(now) - 10) => {
  const last = latestYear(now) + 6;
  return year.refine(
    (value) => Number(value) >= first && Number(value) <= last,
    `Graduation year must be between ${first} and ${last}`,
  );
};
