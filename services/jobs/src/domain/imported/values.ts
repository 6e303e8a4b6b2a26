import { endOfAustralianDay } from '@waratah/vocabulary/australia/day';
import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import { writtenText } from '@waratah/kit/written-text';
import { ageMsIn, ahead } from './ages.ts';
import { isoDateIn } from './dates.ts';

/** Values of imported rows, which are text in tables and may be anything in feeds. */

export type Read<T> = Readonly<{ kind: 'value'; value: T } | { kind: 'absent' } | { kind: 'wrong'; problem: string }>;

const nothing = /^(?:|null|none|nan|n\/a|undefined|nothing found)$/i;

/** A value as text; empty if it says nothing. */
export const textIn = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? writtenText(value) : '';
  return nothing.test(text) ? '' : text;
};

const absent = { kind: 'absent' } as const;

export const amountIn = (value: unknown): Read<number> => {
  const text = textIn(value);
  if (!text) return absent;
  const [, digits, thousands] = /^(?:AUD|A\$|\$)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k?)$/i.exec(text) ?? [];
  if (!digits) return { kind: 'wrong', problem: `"${text.slice(0, 40)}" is not an amount` };
  const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1);
  return amount > 0 ? { kind: 'value', value: amount } : absent;
};

/** A date as sites write it; a day is that day in UTC. */
export const dateIn = (value: unknown): Read<Date> => {
  const text = textIn(value);
  if (!text) return absent;
  const at = new Date(isoDateIn(text) ?? NaN);
  const isDate = at.getFullYear() >= 1990 && at.getFullYear() < 2200;
  return isDate ? { kind: 'value', value: at } : { kind: 'wrong', problem: `"${text.slice(0, 40)}" is not a date` };
};

const dayOnly = /^\d{4}-\d\d-\d\d$/;

/** When an ad ends: a time, the end of a day, or counted from when it was seen ("Expires in 5 days"). */
export const endIn = (value: unknown, seenAt: Date): Read<Date> => {
  const text = textIn(value);
  const aheadMs = ahead(text);
  if (aheadMs !== undefined) return { kind: 'value', value: new Date(seenAt.getTime() + aheadMs) };
  const read = dateIn(value);
  const iso = isoDateIn(text) ?? '';
  return read.kind === 'value' && dayOnly.test(iso)
    ? { kind: 'value', value: new Date(endOfAustralianDay(iso)) }
    : read;
};

/** What sites write in place of an age. */
const isNew = /^be (?:an early applicant|among the first \d{1,3} applicants)$/i;

/** When an ad was posted: its date or, counted back from when it was seen, its age ("Posted 10d ago"). */
export const postedIn = (value: unknown, seenAt: Date): Read<Readonly<{ at: Date; isByAge: boolean }>> => {
  const ageMs = ageMsIn(textIn(value));
  if (isNew.test(textIn(value))) return absent;
  if (ageMs !== undefined) return { kind: 'value', value: { at: new Date(seenAt.getTime() - ageMs), isByAge: true } };
  const read = dateIn(value);
  return read.kind === 'value' ? { kind: 'value', value: { at: read.value, isByAge: false } } : read;
};

export const truthIn = (value: unknown): boolean | undefined => {
  const text = textIn(value).toLowerCase();
  if (/^(?:true|yes|y|1)$/.test(text)) return true;
  return /^(?:false|no|n|0)$/.test(text) ? false : undefined;
};

/** A list, a JSON list, or words separated by commas. */
export const listIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean);
  const text = textIn(value);
  return text.startsWith('[') ? listInJson(text) : text.split(/[,;|]/).map(textIn).filter(Boolean);
};

const listInJson = (text: string): readonly string[] => {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(textIn).filter(Boolean) : [];
  } catch {
    return listIn(text.replace(/[[\]'"]/g, ''));
  }
};

const employmentWords: readonly (readonly [RegExp, EmploymentType])[] = [
  [/unpaid[\s_-]*intern/, 'UNPAID_INTERNSHIP'],
  [/paid[\s_-]*intern/, 'PAID_INTERNSHIP'],
  [/casual|per[\s_-]*diem|vacation/, 'CASUAL'],
  [/part[\s_-]*time/, 'PART_TIME'],
  [/fixed|contract|temp/, 'FIXED_TERM'],
  [/full[\s_-]*time|^permanent$/, 'FULL_TIME'],
];

/** Our employment type for a source's words; undefined if none matches. */
export const employmentIn = (value: unknown): EmploymentType | undefined => {
  const words = listIn(value).join(' ').toLowerCase();
  return employmentWords.find(([pattern]) => pattern.test(words))?.[1];
};
