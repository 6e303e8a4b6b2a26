import { families } from './families.ts';
import { byFirstWord, foundIn, partsOf, type Phrase, titleWordsOf } from './phrases.ts';
import { deputies, type Placement } from './placement.ts';

/** What a word of a title says of somebody's part in the work: to lead, plan, carry out, teach or learn it. */
type Role = 'leads' | 'plans' | 'does' | 'teaches' | 'learns';

const roles: readonly (readonly [Role, string])[] = [
  ['leads', 'manager director head lead leader chief supervisor superintendent principal founder'],
  [
    'plans',
    'engineer developer architect scientist designer technologist programmer planner researcher adviser advisor consultant',
  ],
  [
    'does',
    `officer executive associate specialist coordinator analyst administrator representative partner clerk staff
    secretary agent professional expert worker assistant aide support technician operator attendant hand helper
    practitioner inspector controller member crew personnel fellow`,
  ],
  ['teaches', 'teacher instructor lecturer tutor trainer educator coach'],
  ['learns', 'intern internship trainee student graduate apprentice cadet placement volunteer'],
];
const roleOf: ReadonlyMap<string, Role> = new Map(
  roles.flatMap(([role, words]) => words.split(/\s+/).map((word) => [word, role] as const)),
);

/** Words that tell the level, the terms or nothing. */
const empty = new Set(
  `senior junior assistant deputy associate vice chief head lead graduate trainee general national regional grade band
  tier class level i ii iii iv 1 2 3 a b c part full time casual contract freelance freelancer of and the in for to an`.split(
    /\s+/,
  ),
);
/** Words that are no subject alone. */
const vague = new Set(
  'new service client customer project development area group team management operation business company job work time family career'.split(
    ' ',
  ),
);

/** Weight of a subject for a family where the title has another role than the family's titles. */
const otherRole = 0.3;
const anyRole = 0.8;

/** One title of a family says less of its subject than two do. */
const ofTitle = 0.6;

type Ground = Readonly<{ code: string; role: Role | undefined; weight: number }>;

/** The words of a title without those that say the role and the level. */
const subjectOf = (words: readonly string[]) => {
  const from = words.findIndex((word) => !empty.has(word) && !roleOf.has(word));
  const to = words.findLastIndex((word) => !empty.has(word) && !roleOf.has(word));
  return from < 0 ? [] : words.slice(from, to + 1);
};

/**
 * The role that a title's words name. The last one decides, except that who learns the work says so anywhere. Where grades
 * are long, as in Indian companies, deputies of managers do the work themselves.
 */
const roleIn = (words: readonly string[]): Role | undefined => {
  const named = words.flatMap((word, at) => {
    const role = roleOf.get(word);
    return role === 'leads' && deputies.has(words[at - 1] ?? '') ? 'does' : (role ?? []);
  });
  return named.includes('learns') ? 'learns' : named.at(-1);
};

/** The fields of study that mostly lead to a family are listed first in it. */
const leading = 3;
const later = 0.8;
/** Of how many families a field of study is a field. */
const timesTaught = new Map<string, number>();
for (const { fields } of families)
  for (const field of fields) timesTaught.set(field, (timesTaught.get(field) ?? 0) + 1);

const groundsOf = () => {
  const grounds = new Map<string, Ground[]>();
  const add = (words: readonly string[], ground: Ground) => {
    if (words.length === 0 || (words.length === 1 && vague.has(words[0] ?? ''))) return;
    const key = words.join(' ');
    const others = grounds.get(key) ?? [];
    const same = others.find(({ code, role }) => code === ground.code && role === ground.role);
    const weight = Math.min(1, ground.weight + (same?.weight ?? 0));
    grounds.set(key, [...others.filter((other) => other !== same), { ...ground, weight }]);
  };
  for (const { code, titles, fields, skills } of families) {
    for (const title of titles) {
      const words = titleWordsOf(title);
      add(subjectOf(words), { code, role: roleIn(words), weight: ofTitle });
    }
    fields.forEach((field, at) => {
      const weight = (at < leading ? 1 : later) / Math.sqrt(timesTaught.get(field) ?? 1);
      add(titleWordsOf(field), { code, role: undefined, weight });
    });
    for (const skill of skills) add(titleWordsOf(skill), { code, role: undefined, weight: 1 });
  }
  return grounds;
};

const grounds = groundsOf();
const phrases: ReadonlyMap<string, readonly Phrase[]> = byFirstWord(
  [...grounds.keys()].map((key) => ({ words: key.split(' '), code: key })),
);

/** How much a subject speaks for each family, given the role that the title names. The sum is 1. */
const sharesOf = (key: string, role: Role | undefined): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  for (const { code, role: own, weight } of grounds.get(key) ?? []) {
    const alike = own === undefined ? anyRole : own === role || role === 'learns' ? 1 : otherRole;
    shares.set(code, Math.max(shares.get(code) ?? 0, weight * alike));
  }
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  return new Map([...shares].map(([code, share]) => [code, share / sum]));
};

/** Families of teachers, whose subject is what they teach. */
const isTeaching = (code: string) => /^24[129]/.test(code);

const laterPart = 0.6;
const sure = 0.8;
/** Whoever leads work of which no manager's title is known. */
const ledOnly = 0.6;

/**
 * The families that a title's subject points to, where its words are no title that is known: "PPC Executive" by "PPC",
 * "Junior Associate - Corporate Law" by "law". Most confident first.
 */
export const familiesOfSubject = (title: string): readonly Placement[] => {
  const parts = partsOf(title);
  const role = roleIn(parts.flat());
  const weights = new Map<string, number>();
  let sum = 0;
  parts.forEach((words, at) => {
    for (const { phrase } of foundIn(words, phrases)) {
      const worth = phrase.words.length * (at === 0 ? 1 : laterPart);
      sum += worth;
      for (const [code, share] of sharesOf(phrase.code, role))
        weights.set(code, (weights.get(code) ?? 0) + share * worth);
    }
  });
  return [...weights]
    .map(([code, weight]) => {
      const led = role === 'leads' && !code.startsWith('1') ? ledOnly : 1;
      return { code, confidence: (sure * led * weight) / sum };
    })
    .toSorted((one, other) => other.confidence - one.confidence || (one.code < other.code ? -1 : 1))
    .slice(0, 3);
};

/** The families whose work is taught by somebody with such a title; none where it names no subject. */
export const subjectsTaught = (title: string): readonly string[] =>
  familiesOfSubject(title).flatMap(({ code }) => (isTeaching(code) ? [] : code));
