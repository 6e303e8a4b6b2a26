/** Visa types of spec section 3 by their codes (design section 12), but for 'Other/Not Sure', which nobody can verify. */
const labels = {
  '500': 'Student Visa subclass 500',
  '485': 'Temporary Graduate 485',
  '189': 'Skilled Independent 189',
  '190': 'Skilled Nominated 190',
  '491': 'Skilled Work Regional 491',
  '482': 'Employer Sponsored TSS 482',
  '186': 'Employer Nomination 186',
  '417/462': 'Working Holiday 417/462',
} as const;

const byCode = new Map<string, string>(Object.entries(labels));
const byLabel = new Map(Object.entries(labels).map(([code, label]) => [label.toLowerCase(), code]));

/** The code of a visa, whichever way it is named: code, label, or a text with its number; undefined when unknown. */
export const subclassOf = (name: string): string | undefined => {
  const wanted = name.trim().toLowerCase();
  if (byCode.has(wanted)) return wanted;
  return byLabel.get(wanted) ?? byNumber(wanted);
};

const byNumber = (name: string) => {
  const number = /(?<!\d)(500|485|189|190|491|482|186|417|462)(?!\d)/.exec(name)?.[1];
  return number === '417' || number === '462' ? '417/462' : number;
};

/** As people read it. */
export const labelOf = (code: string): string => byCode.get(code) ?? code;

/** Visas without an end. */
export const isPermanent = (code: string): boolean => code === '189' || code === '190' || code === '186';
