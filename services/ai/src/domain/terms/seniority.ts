import type { Quoted } from '../rule.ts';

/** The level that a job is meant for, the lowest first. */
export const levels = ['student', 'graduate', 'junior', 'mid', 'senior', 'manager'] as const;
export type Level = (typeof levels)[number];
export type Seniority = Quoted<Level>;

/** In titles; the first that fits decides, so that a senior manager is a manager and an assistant manager is none. */
const titles: readonly (readonly [Level, RegExp])[] = [
  [
    'student',
    /\b(?:intern(?:ship)?s?|vacation(?:er)?|cadet(?:ship)?s?|work experience|undergraduate|student (?:job|role|placement))\b/i,
  ],
  ['graduate', /\b(?:graduates?|grad (?:program|role)|new grad|early careers?)\b/i],
  [
    'junior',
    /\b(?:junior|jnr|jr|trainee(?:ship)?|apprentice(?:ship)?|assistant|entry[ -]level|associate(?! (?:director|professor)))\b/i,
  ],
  [
    'manager',
    /\b(?:head of|director|chief|c[etfio]o|vice president|vp|general manager|executive (?!assistant)|manager|superintendent|principal (?:of|manager))\b(?!['’]?s assistant)/i,
  ],
  ['senior', /\b(?:senior|snr|sr|lead|principal|staff engineer|specialist lead|expert)\b/i],
  ['mid', /\b(?:mid(?:dle)?[ -]?(?:level|weight)|intermediate)\b/i],
];

/** In sentences of the text, only where it names the level of this job. */
const sentences: readonly (readonly [Level, RegExp])[] = [
  ['student', /\b(?:internship (?:role|position|program)|penultimate[ -]year students?|final[ -]year students?)\b/i],
  ['graduate', /\b(?:graduate (?:role|position|program)|recent graduates?)\b/i],
  [
    'junior',
    /\b(?:entry[ -]level (?:role|position|job)|junior (?:role|position)|no experience (?:is )?(?:needed|required|necessary))\b/i,
  ],
  ['mid', /\b(?:mid[ -]?level|intermediate)(?: \w+)? (?:role|position)\b/i],
  ['senior', /\bsenior (?:role|position|level role)\b/i],
];

/** The level that the title names, else the text; undefined where neither does. */
export const seniorityOf = (title: string, items: readonly string[]): Seniority | undefined => {
  const named = titles.find(([, words]) => words.test(title));
  if (named) return { kind: named[0], quote: title };
  for (const [kind, words] of sentences) {
    const quote = items.find((item) => words.test(item));
    if (quote !== undefined) return { kind, quote };
  }
  return undefined;
};
