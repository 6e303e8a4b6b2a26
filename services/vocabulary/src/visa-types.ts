/**
 * Visas that a person may hold. Those of the specification (section 3) come first, in its order, and are the ones that
 * ads can name; the others have `listed: false` and appear under "Other visa". What each allows is in law/rules.ts.
 */
const table = [
  { code: '500', label: 'Student Visa subclass 500', numbers: ['500'], listed: true },
  { code: '485', label: 'Temporary Graduate 485', numbers: ['485'], listed: true },
  { code: '189', label: 'Skilled Independent 189', numbers: ['189'], listed: true },
  { code: '190', label: 'Skilled Nominated 190', numbers: ['190'], listed: true },
  { code: '491', label: 'Skilled Work Regional 491', numbers: ['491'], listed: true },
  { code: '482', label: 'Employer Sponsored TSS 482', numbers: ['482', '457'], listed: true },
  { code: '186', label: 'Employer Nomination 186', numbers: ['186'], listed: true },
  { code: '417/462', label: 'Working Holiday 417/462', numbers: ['417', '462'], listed: true },
  { code: 'other', label: 'Other/Not Sure', numbers: [], listed: true },
  { code: '500-family', label: 'Family member of a student, subclass 500', numbers: [], listed: false },
  { code: '482-family', label: 'Family member of a 482 holder', numbers: [], listed: false },
  { code: '494', label: 'Skilled Employer Sponsored Regional 494', numbers: ['494'], listed: false },
  { code: '494-family', label: 'Family member of a 494 holder', numbers: [], listed: false },
  { code: '407', label: 'Training 407', numbers: ['407'], listed: false },
  { code: '408', label: 'Temporary Activity 408', numbers: ['408'], listed: false },
  { code: '309/820', label: 'Partner (provisional) 309/820', numbers: ['309', '820'], listed: false },
  { code: '191', label: 'Permanent Residence (Skilled Regional) 191', numbers: ['191'], listed: false },
  { code: '101', label: 'Child 101', numbers: ['101'], listed: false },
  { code: '155', label: 'Resident Return 155', numbers: ['155', '157'], listed: false },
  { code: '444', label: 'New Zealand citizen, Special Category 444', numbers: ['444'], listed: false },
  { code: 'bridging-a', label: 'Bridging visa A', numbers: ['010'], listed: false },
  { code: 'bridging-b', label: 'Bridging visa B', numbers: ['020'], listed: false },
  { code: 'bridging-c', label: 'Bridging visa C', numbers: ['030'], listed: false },
  { code: 'bridging-e', label: 'Bridging visa E', numbers: ['050', '051'], listed: false },
  { code: 'visitor', label: 'Visitor 600, 601 or 651', numbers: ['600', '601', '651'], listed: false },
] as const;

export type VisaCode = (typeof table)[number]['code'];
export type VisaType = Readonly<{ code: VisaCode; label: string; numbers: readonly string[]; listed: boolean }>;

export const allVisaTypes: readonly VisaType[] = table;

/** The visas that the specification lists, in its order. */
export const visaTypes = table.filter((type) => type.listed);
/** The others, offered under "Other visa". */
export const otherVisaTypes = table.filter((type) => !type.listed);

const byCode = new Map<string, VisaType>(table.map((type) => [type.code, type]));
const byLabel = new Map<string, VisaType>(table.map((type) => [type.label.toLowerCase(), type]));
const byNumber = new Map<string, VisaType>(table.flatMap((type) => type.numbers.map((number) => [number, type])));

const numberPattern = new RegExp(`(?<![\\d$])(?:${[...byNumber.keys()].join('|')})(?!\\d)`);
const bridgingPattern = /\bbridging(?: visa)? \(?([abce])\b/;
const relative = /\b(?:partner|spouse|family|depend[ae]nt)\b/;

const isStudentsFamily = (name: string) => {
  const at = name.search(relative);
  return (at >= 0 && /\bstudent\b/.test(name.slice(at))) || /\bstudent (?:depend[ae]nt|partner|spouse)\b/.test(name);
};

/** The visa type that a code, a label or a phrase such as "my 417 visa" names; undefined if it names none. */
export const visaTypeOf = (text: string): VisaType | undefined => {
  const name = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return byCode.get(name) ?? byLabel.get(name) ?? phrased(name);
};

/** The code of the visa type that a text names, as `visaTypeOf` reads it. */
export const visaCodeOf = (text: string): VisaCode | undefined => visaTypeOf(text)?.code;

const phrased = (name: string): VisaType | undefined => {
  const bridging = bridgingPattern.exec(name)?.[1];
  if (bridging) return byCode.get(`bridging-${bridging}`);
  if (isStudentsFamily(name)) return byCode.get('500-family');
  const sponsored = relative.test(name) ? /(?<![\d$])(482|457|494)(?!\d)/.exec(name)?.[1] : undefined;
  if (sponsored) return byCode.get(sponsored === '494' ? '494-family' : '482-family');
  const number = numberPattern.exec(name)?.[0] ?? /(?<![\d$])subclass\s*(\d{3})/.exec(name)?.[1] ?? '';
  return byNumber.get(number) ?? (/^(?:other|not sure)\b/.test(name) ? byCode.get('other') : undefined);
};

/** The visa's name for people; a text that is not one of our codes is returned unchanged. */
export const visaLabelOf = (code: string): string => byCode.get(code)?.label ?? code;

/** The visa as named within a sentence: "subclass 485", "Bridging visa A". */
export const visaNameOf = (code: string): string =>
  /^\d/.test(code) && !code.endsWith('-family') ? `subclass ${code}` : visaLabelOf(code);

/** Whether an ad can name this visa, which is the case if the specification lists it. */
export const isListedVisa = (code: string): boolean => byCode.get(code)?.listed ?? false;
