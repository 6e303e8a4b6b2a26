import type { JsonValue } from '@bufbuild/protobuf';

/** Fields that contain names chosen by users or their programs, in which no website is expected. */
const personal: ReadonlySet<string> = new Set(['fullName', 'applicantName', 'university', 'degree', 'device']);
/** Names that may be a website's or look like one: 'Booking.com', 'resume.pdf', 'ASP.NET developer'. */
const commercial: ReadonlySet<string> = new Set(['companyName', 'resumeName', 'title']);
const maxNameLength = 80;

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('://', ' ')
    .trim();

/** Full stops within a host name, also those of other scripts that browsers accept. */
const hostDots = /(?<=[\p{L}\p{N}-])[.。．｡](?=[\p{L}\p{N}])/gu;
/** The start of a website's address, one with a path, port or query, or an email address. */
const address = /^\P{L}*www[.。．｡]|@|[.。．｡](?!js\b)[\p{L}\p{N}-]*\p{L}[/?#:]+[\p{L}\p{N}]/iu;

/** A word that a mail program does not turn into a link. */
const unlinked = (word: string) => word.replace(hostDots, '. ');

const shown = (field: string, text: string) => {
  if (!personal.has(field) && !commercial.has(field)) return text;
  const words = oneLine(text).split(' ');
  const plain = words.map((word) => (personal.has(field) || address.test(word) ? unlinked(word) : word)).join(' ');
  return field === 'title' ? plain : Array.from(plain).slice(0, maxNameLength).join('');
};

/** A request for an email with its names and titles made safe to show. */
export const withShownNames = (value: JsonValue, field = ''): JsonValue => {
  if (typeof value === 'string') return shown(field, value);
  if (Array.isArray(value)) return value.map((item) => withShownNames(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withShownNames(inner, name)]));
};
