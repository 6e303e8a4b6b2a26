import type { EmploymentType } from './employment-types.ts';

const titleWords: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\bunpaid[\s-]+intern(?:ship)?\b/i, 'UNPAID_INTERNSHIP'],
  [/\bpaid[\s-]+intern(?:ship)?\b/i, 'PAID_INTERNSHIP'],
  [/\bcasual\b(?![\s-]+(?:dining|wear|clothing|relief teaching team))/i, 'CASUAL'],
  [/\bpart[\s-]?time\b/i, 'PART_TIME'],
  [
    /\b(?:fixed[\s-]?term|max(?:imum)?[\s-]?term|\d+[\s-]+months?(?:[\s-]+contract)?|temporary|temp|contract role)\b/i,
    'FIXED_TERM',
  ],
  [/\bfull[\s-]?time\b/i, 'FULL_TIME'],
];

const types = String.raw`(full[\s-]?time|part[\s-]?time|casual|fixed[\s-]?term|temporary|contract(?!or)|permanent)`;

/** A label with its value, and sentences that state the employment type of the position itself. */
const statements = [
  new RegExp(String.raw`\b(?:job|work|employment|position|contract|role) types?\s*[:–-]\s*${types}`, 'gi'),
  new RegExp(String.raw`\bemployment (?:basis|status)\s*[:–-]\s*${types}`, 'gi'),
  new RegExp(
    String.raw`\b(?:this is|we are (?:offering|seeking|looking for)|we['’]re (?:offering|seeking|looking for)|offered (?:as|on)|available on) an? (?:(?:new|exciting|great|permanent|ongoing|rewarding|fantastic|unique|rare) ){0,2}${types}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${types}[\s,]+(?:(?:ongoing|permanent|and|or|&|\/)[\s,]+){0,2}(?:position|role|opportunity|basis)\b`,
    'gi',
  ),
];

const typeOf = (words: string): EmploymentType => {
  if (/^part/i.test(words)) return 'PART_TIME';
  if (/^casual/i.test(words)) return 'CASUAL';
  return /^(?:full|permanent)/i.test(words) ? 'FULL_TIME' : 'FIXED_TERM';
};

/** "Permanent" describes the contract and not the hours: "permanent part-time" is part time. */
const isPermanent = (words: string) => /^permanent/i.test(words);

/** Sentences that say that the position itself is unpaid; unpaid leave or volunteering elsewhere do not count. */
const unpaid =
  /\b(?:this|the|our) (?:role|position|internship|opportunity|placement) is (?:currently |an? |on a )?(?:unpaid|voluntary|volunteer)\b|\bthis is (?:an? )?(?:unpaid|voluntary|volunteer)\b|(?:^|[.!] |we offer )an unpaid (?:internship|placement|traineeship)\b|\bno (?:remuneration|salary|pay) (?:is|will be) (?:offered|paid|provided)\b/i;
const titledUnpaid = /\b(?:unpaid|volunteer)\b/i;

/** How many characters of a text are searched for statements. */
const searchedLength = 8_000;

/** The employment type that title or text state; undefined if they state none or several. */
export const employmentStatedIn = (title: string, text: string): EmploymentType | undefined => {
  if (titledUnpaid.test(title)) return 'UNPAID_INTERNSHIP';
  const titled = titleWords.filter(([pattern]) => pattern.test(title)).map(([, type]) => type);
  if (titled.length) return onlyOne(titled.filter((type) => type !== 'FIXED_TERM' || titled.length === 1));
  if (unpaid.test(text.slice(0, searchedLength))) return 'UNPAID_INTERNSHIP';
  const stated = statements.flatMap((pattern) =>
    Array.from(text.slice(0, searchedLength).matchAll(pattern), ([, words = '']) => words),
  );
  const exact = stated.filter((words) => !isPermanent(words));
  return onlyOne((exact.length ? exact : stated).map(typeOf));
};

const onlyOne = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);
