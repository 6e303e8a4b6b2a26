import { createHash } from 'node:crypto';
import { textOf } from '../html.ts';
import type { JobFields } from '../job.ts';
import type { Row } from './columns.ts';
import { textIn } from './values.ts';

/** Where an ad comes from and what tells it from all others. */
export type Origin = Readonly<{
  website: string;
  url?: string | undefined;
  /** The same for the same ad in every import. */
  key: string;
  /** Changes with anything the source says. */
  content: string;
}>;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 24);

const tracking =
  /^(?:utm_.*|gclid|fbclid|msclkid|mc_[ce]id|ref|referrer|src|source|from|tk|sid|session.*|sol|type|position|advn?|vjs|bb|xkcb|pp|fccid)$/i;

/** A URL without what only says how the reader came there; undefined for what is no web address. */
export const plainUrl = (text: string): string | undefined => {
  if (text.length > 2_000 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  for (const name of new Set(url.searchParams.keys())) if (tracking.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
};

type Said = Readonly<{
  fields: JobFields;
  companyName: string;
  postedAt?: Date | undefined;
  expiresAt?: Date | undefined;
}>;

/** By the source's own id, else by the address of the ad, else by its words. */
export const originOf = (row: Row, ad: Said, defaultWebsite: string): Origin => {
  const url = textIn(row.source_url);
  const plain = plainUrl(url);
  const host = plain?.split('/', 1)[0];
  const website = (textIn(row.source_website) || defaultWebsite || host || 'import').slice(0, 100).toLowerCase();
  return {
    website,
    ...(plain && { url: new URL(url).href }),
    key: keyOf(textIn(row.source_id), plain, website) ?? `text:${hashOf(wordsOf(ad))}`,
    content: hashOf(ad).slice(0, 12),
  };
};

const keyOf = (id: string, url: string | undefined, website: string) => {
  if (id) return `id:${website}:${id.length > 100 ? hashOf(id) : id}`;
  return url?.includes('/') || url?.includes('?') ? `url:${url.length > 300 ? hashOf(url) : url}` : undefined;
};

const wordsOf = ({ fields, companyName }: Said) =>
  [fields.title, companyName, fields.location ?? '', textOf(fields.description)].map((words) => words.toLowerCase());
