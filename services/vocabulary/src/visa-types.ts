/** Permanent visas beside those that have a row of their own: family, refugees, parents, business, talent. */
const permanentNumbers =
  '100 801 102 103 114 115 116 117 132 143 187 192 200 201 202 203 204 802 804 835 836 837 838 851 858 864 866 887 888'.split(
    ' ',
  );

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
  { code: 'citizen', label: 'Australian citizen', numbers: [], listed: false },
  { code: 'permanent', label: 'Another permanent visa', numbers: permanentNumbers, listed: false },
  { code: '485-second', label: 'Second Temporary Graduate 485, for a regional stay', numbers: [], listed: false },
  { code: '500-family', label: 'Family member of a student, subclass 500', numbers: [], listed: false },
  { code: '482-family', label: 'Family member of a 482 holder', numbers: [], listed: false },
  { code: '494', label: 'Skilled Employer Sponsored Regional 494', numbers: ['494'], listed: false },
  { code: '494-family', label: 'Family member of a 494 holder', numbers: [], listed: false },
  { code: '407', label: 'Training 407', numbers: ['407'], listed: false },
  { code: '408', label: 'Temporary Activity 408', numbers: ['408'], listed: false },
  { code: '407-family', label: 'Family member of a 407 holder', numbers: [], listed: false },
  { code: '408-justice', label: 'Workplace Justice 408', numbers: [], listed: false },
  { code: '309/820', label: 'Partner (provisional) 309/820', numbers: ['309', '820'], listed: false },
  { code: '191', label: 'Permanent Residence (Skilled Regional) 191', numbers: ['191'], listed: false },
  { code: '101', label: 'Child 101', numbers: ['101'], listed: false },
  { code: '155', label: 'Resident Return 155', numbers: ['155', '157'], listed: false },
  { code: '444', label: 'New Zealand citizen, Special Category 444', numbers: ['444'], listed: false },
  { code: '300', label: 'Prospective Marriage 300', numbers: ['300'], listed: false },
  { code: '445', label: 'Dependent Child 445', numbers: ['445'], listed: false },
  { code: '461', label: 'New Zealand Citizen Family 461', numbers: ['461'], listed: false },
  { code: '785/790', label: 'Temporary Protection 785/790', numbers: ['785', '790'], listed: false },
  { code: '489', label: 'Skilled Regional (provisional) 489', numbers: ['489'], listed: false },
  { code: '188', label: 'Business Innovation (provisional) 188', numbers: ['188'], listed: false },
  { code: '173/884', label: 'Contributory Parent (temporary) 173/884', numbers: ['173', '884'], listed: false },
  { code: '400/403', label: 'Temporary Work 400 or 403', numbers: ['400', '403'], listed: false },
  { code: 'bridging-a', label: 'Bridging visa A', numbers: ['010'], listed: false },
  { code: 'bridging-b', label: 'Bridging visa B', numbers: ['020'], listed: false },
  { code: 'bridging-c', label: 'Bridging visa C', numbers: ['030'], listed: false },
  { code: 'bridging-d', label: 'Bridging visa D', numbers: ['040', '041'], listed: false },
  { code: 'bridging-e', label: 'Bridging visa E', numbers: ['050', '051'], listed: false },
  { code: '590', label: 'Student Guardian 590', numbers: ['590'], listed: false },
  { code: '602', label: 'Medical Treatment 602', numbers: ['602'], listed: false },
  { code: '870', label: 'Sponsored Parent (temporary) 870', numbers: ['870'], listed: false },
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
const bridgingPattern = /\bbridging(?: visa)? \(?([a-e])\b/;
const relative = /\b(?:partner|spouse|wife|husband|family|depend[ae]nt)\b/;

const isStudentsFamily = (name: string) => {
  const at = name.search(relative);
  return (at >= 0 && /\bstudent\b/.test(name.slice(at))) || /\bstudent (?:depend[ae]nt|partner|spouse)\b/.test(name);
};

const familyOf: Readonly<Record<string, VisaCode>> = {
  '482': '482-family',
  '457': '482-family',
  '494': '494-family',
  '407': '407-family',
};

/** Visas without a number of their own. */
const byWords: readonly (readonly [RegExp, VisaCode])[] = [
  [/\baustralian citizen(?:ship)?\b/, 'citizen'],
  [/\bworkplace justice\b/, '408-justice'],
  [/\bsecond\b[^.]{0,30}\b485\b|\b485\b[^.]{0,30}\bsecond\b/, '485-second'],
];

/** What people call their visa in a word or two. */
const called: Readonly<Record<string, VisaCode>> = {
  student: '500',
  'student visa': '500',
  'working holiday': '417/462',
  'working holiday visa': '417/462',
  whv: '417/462',
  pr: 'permanent',
  'permanent resident': 'permanent',
  citizen: 'citizen',
  'new zealand citizen': '444',
  nz: '444',
  'nz citizen': '444',
  'visitor visa': 'visitor',
  'tourist visa': 'visitor',
  bva: 'bridging-a',
  bvb: 'bridging-b',
  bvc: 'bridging-c',
  bve: 'bridging-e',
};

/** The visa type that a code, a label or a phrase such as "my 417 visa" names; undefined if it names none. */
export const visaTypeOf = (text: string): VisaType | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
  return (
    byCode.get(name) ??
    byCode.get(name.replaceAll(' ', '-')) ??
    byLabel.get(name) ??
    byCode.get(called[name] ?? '') ??
    phrased(name)
  );
};

/** Visas of those who may study or have studied in Australia: for study, after it, and those that say nothing of it. */
const withStudies: ReadonlySet<string> = new Set<VisaCode>([
  '500',
  '485',
  '485-second',
  'other',
  'bridging-a',
  'bridging-b',
  'bridging-c',
  'bridging-d',
  'bridging-e',
]);

/** Whether an application has to name a university: not that of a visa that brings nobody to one, such as a working holiday. */
export const namesUniversity = (visaCode: string | undefined): boolean => !visaCode || withStudies.has(visaCode);

/** The code of the visa type that a text names, as `visaTypeOf` reads it. */
export const visaCodeOf = (text: string): VisaCode | undefined => visaTypeOf(text)?.code;

const phrased = (name: string): VisaType | undefined => {
  const bridging = bridgingPattern.exec(name)?.[1];
  if (bridging) return byCode.get(`bridging-${bridging}`);
  if (isStudentsFamily(name)) return byCode.get('500-family');
  const sponsored = relative.test(name) ? /(?<![\d$])(482|457|494|407)(?!\d)/.exec(name)?.[1] : undefined;
  if (sponsored) return byCode.get(familyOf[sponsored] ?? '');
  const worded = byWords.find(([words]) => words.test(name));
  if (worded) return byCode.get(worded[1]);
  const number = numberPattern.exec(name)?.[0] ?? /(?<![\d$])subclass\s*(\d{3})/.exec(name)?.[1] ?? '';
  return byNumber.get(number) ?? (/^(?:other|not sure)\b/.test(name) ? byCode.get('other') : undefined);
};

/** The visa's name for people; a text that is not one of our codes is returned unchanged. */
export const visaLabelOf = (code: string): string => byCode.get(code)?.label ?? code;

/** The visa as named within a sentence: "subclass 485", "Bridging visa A". */
export const visaNameOf = (code: string): string =>
  /^\d/.test(code) && !code.includes('-') ? `subclass ${code}` : visaLabelOf(code);

/** Whether an ad can name this visa, which is the case if the specification lists it. */
export const isListedVisa = (code: string): boolean => byCode.get(code)?.listed ?? false;
