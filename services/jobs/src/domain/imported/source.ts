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

const tracking = /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|referrer|tk|session.*|sol|advn?|vjs|bb|xkcb|pp|fccid)$/i;

/** Parameters that mostly tell where a visitor comes from, but on some sites which job is meant. */
const mostlyTracking = /^(?:ref|src|source|from|sid|type|position)$/i;

/** Names of pages that show any job. */
const anyJob =
  /^(?:|index(?:\.\w+)?|apply|applications?|jobs?|careers?|vacanc(?:y|ies)|positions?|openings?|opportunit(?:y|ies)|roles?|view|viewjob|view-job|details?|job-details?|search|home|default\.aspx)$/i;

/** Whether a text was meant as a web address but is none, like `https:////board.example`. */
export const isBrokenAddress = (text: string): boolean => /^https?:/i.test(text) && !linkAddressOf(text);

/**
 * A URL without tracking parameters; undefined if it is not a web address. Where neither path nor other parameters tell
 * which job is meant, the parameters that mostly track and the fragment do.
 */
export const plainUrl = (text: string): string | undefined => {
  const url = text.length > 2_000 ? undefined : linkAddressOf(text);
  if (!url) return undefined;
  const names = new Set(url.searchParams.keys());
  for (const name of names) if (tracking.test(name)) url.searchParams.delete(name);
  const path = url.pathname.replace(/\/$/, '');
  const isOfOneJob =
    !anyJob.test(path.split('/').at(-1) ?? '') ||
    [...url.searchParams.keys()].some((name) => !mostlyTracking.test(name));
  if (isOfOneJob) for (const name of names) if (mostlyTracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const fragment = !isOfOneJob && /\d/.test(url.hash) ? url.hash : '';
  return `${url.hostname.replace(/^www\./, '')}${path}${url.search}${fragment}`;
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
  const { website, key } = idOfRow(row, defaultWebsite);
  const url = textIn(row.source_url);
  return {
    website,
    ...(plainUrl(url) !== undefined && { url: new URL(url).href }),
    key: key ?? `text:${hashOf(wordsOf(ad))}`,
    content: contentOf(ad),
  };
};

/** The website of a row, and the key of its ad, if an id or a URL tells it. */
export const idOfRow = (row: Row, defaultWebsite: string): Readonly<{ website: string; key: string | undefined }> => {
  const plain = plainUrl(textIn(row.source_url));
  const host = plain?.split('/', 1)[0];
  const website = (textIn(row.source_website) || defaultWebsite || host || 'import').slice(0, 100).toLowerCase();
  return { website, key: keyOf(textIn(row.source_id), plain, website) };
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
  return url && /[/?#]/.test(url) ? `url:${url.length > 300 ? hashOf(url) : url}` : undefined;
};

const wordsOf = ({ fields, companyName, text }: StatedFacts) =>
  [fields.title, companyName, fields.location ?? '', plain(text)].map((words) => words.toLowerCase());
