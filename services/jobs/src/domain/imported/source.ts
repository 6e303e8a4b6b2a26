import { createHash } from 'node:crypto';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import type { JobFields } from '../job.ts';
import { withoutVisitWords } from './ages.ts';
import type { Row } from './columns.ts';
import { textIn } from './values.ts';

/** The origin of an ad, and what identifies it. */
export type Origin = Readonly<{
  website: string;
  url?: string | undefined;
  /** Equal for the same ad in every import. */
  key: string;
  /** Changes with the content of the job, but not with the times at which it was posted, seen or ends. */
  content: string;
}>;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 24);

const tracking =
  /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|ref|referrer|src|source|from|tk|sid|session.*|sol|type|position|advn?|vjs|bb|xkcb|pp|fccid)$/i;

/** Whether a text was meant as a web address but is none, like `https:////board.example`. */
export const isBrokenAddress = (text: string): boolean => /^https?:/i.test(text) && !linkAddressOf(text);

/** A URL without tracking parameters; undefined if it is not a web address. */
export const plainUrl = (text: string): string | undefined => {
  const url = text.length > 2_000 ? undefined : linkAddressOf(text);
  if (!url) return undefined;
  for (const name of new Set(url.searchParams.keys())) if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
};

type StatedFacts = Readonly<{
  fields: JobFields;
  companyName: string;
  isAbroad: boolean;
  isActive: boolean;
  classification: string;
  /** The words of the description. */
  text: string;
}>;

/** By the source's own id, else by the ad's URL, else by its words. */
export const originOf = (row: Row, ad: StatedFacts, defaultWebsite: string): Origin => {
  const url = textIn(row.source_url);
  const plain = plainUrl(url);
  const host = plain?.split('/', 1)[0];
  const website = (textIn(row.source_website) || defaultWebsite || host || 'import').slice(0, 100).toLowerCase();
  return {
    website,
    ...(plain && { url: new URL(url).href }),
    key: keyOf(textIn(row.source_id), plain, website) ?? `text:${hashOf(wordsOf(ad))}`,
    content: contentOf(ad),
  };
};

/** Leaves out markup, punctuation and numbers that a site changes at every visit. */
const contentOf = ({ fields, companyName, isAbroad, isActive, classification, text }: StatedFacts) =>
  hashOf([
    { ...fields, description: plain(text), title: plain(fields.title) },
    { companyName: plain(companyName), isAbroad, isActive, classification },
  ]).slice(0, 12);

const plain = (text: string) =>
  withoutVisitWords(text)
    .match(/[\p{L}\p{N}$%]+/gu)
    ?.join(' ') ?? '';

const keyOf = (id: string, url: string | undefined, website: string) => {
  if (id) return `id:${website}:${id.length > 100 ? hashOf(id) : id}`;
  return url?.includes('/') || url?.includes('?') ? `url:${url.length > 300 ? hashOf(url) : url}` : undefined;
};

const wordsOf = ({ fields, companyName, text }: StatedFacts) =>
  [fields.title, companyName, fields.location ?? '', plain(text)].map((words) => words.toLowerCase());
