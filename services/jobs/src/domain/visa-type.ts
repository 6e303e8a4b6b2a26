/** Codes of visa types (design section 12) with the labels people see (spec section 3). */
const labels = {
  '500': 'Student Visa subclass 500',
  '485': 'Temporary Graduate 485',
  '189': 'Skilled Independent 189',
  '190': 'Skilled Nominated 190',
  '491': 'Skilled Work Regional 491',
  '482': 'Employer Sponsored TSS 482',
  '186': 'Employer Nomination 186',
  '417/462': 'Working Holiday 417/462',
  other: 'Other/Not Sure',
} as const;

const codes = Object.keys(labels);
const byLabel = new Map(Object.entries(labels).map(([code, label]) => [label.toLowerCase(), code]));

/** The code of a visa type, whichever way it is named: code, label, or a text with its number; undefined when unknown. */
export const visaTypeOf = (name: string): string | undefined => {
  const wanted = name.trim().toLowerCase();
  if (codes.includes(wanted)) return wanted;
  return byLabel.get(wanted) ?? byNumber(wanted) ?? (/^(other|not sure)\b/.test(wanted) ? 'other' : undefined);
};

const byNumber = (name: string) => {
  const number = /(?<!\d)(500|485|189|190|491|482|186|417|462)(?!\d)/.exec(name)?.[1];
  return number === '417' || number === '462' ? '417/462' : number;
};
