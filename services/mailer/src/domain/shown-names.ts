import type { JsonValue } from '@bufbuild/protobuf';

/** Fields that hold what people call themselves. */
const names: ReadonlySet<string> = new Set(['fullName', 'applicantName', 'companyName']);
const maxNameLength = 80;

/** Words of strangers on one line and without an address that a mail program would make a link of. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('://', ' ')
    .trim();

const shown = (field: string, text: string) => {
  if (names.has(field)) return Array.from(oneLine(text)).slice(0, maxNameLength).join('');
  return field === 'title' ? oneLine(text) : text;
};

/** A request for an email with its names and titles as they may be shown. */
export const withShownNames = (value: JsonValue, field = ''): JsonValue => {
  if (typeof value === 'string') return shown(field, value);
  if (Array.isArray(value)) return value.map((item) => withShownNames(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withShownNames(inner, name)]));
};
