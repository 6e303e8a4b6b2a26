import { hasFewLevels, type Level, levels, rankOf } from '@waratah/vocabulary/occupations/levels';
import type { Quoted } from '../rule.ts';
import { experienceSignIn } from './experience-signs.ts';

/** The level that a job is meant for. */
export type Seniority = Quoted<Level>;

/** Patterns for titles. The first match decides, so that an assistant manager is not a manager. */
const titles: readonly (readonly [Level, RegExp])[] = [
  [
    'student',
    /\b(?:intern(?:ship)?s?|vacation(?:er)?|cadet(?:ship)?s?|work experience|undergraduate|student (?:job|role|placement)|scholarships?)\b/i,
  ],
  ['graduate', /\b(?:graduates?|grad (?:program|role)|new grad|early careers?)\b/i],
  ['mid', /\bmid(?:dle)?(?:[ -]?level|[ -]?weight)? ?(?:\/|to|-|–|or) ?(?:senior|snr|sr)\b|\(mid\)/i],
  [
    'senior',
    /^(?!.*(?<!\bassistant )\bmanager\b).*\b(?:senior|snr|sr|lead(?! gen)|principal|staff engineer|specialist lead|expert|(?:sous|head|executive) chef|foreman|leading hand|chapter lead|in charge|(?:service|practice|program(?:me)?|project|people|clinical|functional|portfolio|technology|delivery|operations|regional) leader|assistant (?:director|principal|commissioner|controller|vice president)|deputy (?:director|principal|head)|dean|(?:solutions?|systems?|software|enterprise|technical|cloud|data|security|network|\.net) architect|(?:developer|engineer) ?\/ ?architect|band (?:[679]|8[a-d]?))\b/i,
  ],
  [
    'junior',
    /\b(?:junior|jnr|jr|trainee(?:ship)?|apprentice(?:ship)?|assistant(?! vice)|entry[ -]level|associate(?! (?:director|professor|partner|dean|principal)))\b/i,
  ],
  [
    'manager',
    /\b(?:head of|director|chief|c[etfio]o|vice president|vp|general manager|executive (?!assistant)|manager|superintendent|principal (?:of|manager))\b(?!['’]?s assistant)|^head,|\w head(?=$| [-–|(])/i,
  ],
  [
    'mid',
    /\b(?:mid(?:dle)?[ -]?(?:level|weight)|intermediate|experienced|supervisor|(?:team|shift|section|crew) leader)\b/i,
  ],
];

type Grade = Readonly<{ families: RegExp; level: Level; words: RegExp }>;

/**
 * Grades of the public services, hospitals and universities of Australia: of the Commonwealth (APS, EL), New South Wales
 * (clerks), Victoria (VPS), Queensland (AO) and South Australia (ASO), of health and professional officers, and of
 * academic and professional staff of universities.
 */
const publicGrades: readonly Grade[] = [
  {
    families: /^/,
    level: 'senior',
    words:
      /\b(?:EL ?[12]|clerk grade (?:9|1[01])|VPSG? ?[5-7]|AO ?[78]|ASO ?[78]|(?:AHP|HP|PO|RN|MAS) ?-?[3-6]|academic level [CDE]|HE[OW](?: level)? ?(?:[89]|10))\b/i,
  },
  {
    families: /^/,
    level: 'mid',
    words:
      /\b(?:APS ?[56]|clerk grade [5-8]|VPSG? ?4|AO ?[56]|ASO ?[56]|(?:AHP|PO|RN) ?-?2|academic level [AB]|HE[OW](?: level)? ?[67])\b/i,
  },
];

/** Titles that are grades of a profession, and mean another thing or nothing elsewhere: a sales consultant is no senior. */
const grades: readonly Grade[] = [
  {
    families: /^253/,
    level: 'graduate',
    words: /\b(?:resident(?: medical officer)?|house officer|RMO|JMO|HMO|medical intern|PGY ?[12])\b/i,
  },
  {
    families: /^253/,
    level: 'senior',
    words:
      /\b(?:consultant|specialist|VMO|\w+ologists?|surgeons?|psychiatrists?|physicians?|ana?esthetists?|paediatricians?|obstetricians?)\b/i,
  },
  {
    families: /^(?:25(?!13)|2723|4114)/,
    level: 'senior',
    words:
      /\b(?:consultant|sister|charge nurse|nurse (?:practitioner|unit manager|manager|educator)|clinical (?:specialist|educator|supervisor)|clinical nurse (?:specialist|educator)|C?NUM|CNC|CNS|CNE)\b/i,
  },
  { families: /^2544/, level: 'mid', words: /\bclinical nurse\b/i },
  { families: /^271/, level: 'senior', words: /\b(?:partner|counsel)\b/i },
  { families: /^271/, level: 'mid', words: /\bassociate\b/i },
  { families: /^221/, level: 'manager', words: /\bpartner\b(?<!business partner)/i },
  { families: /^22/, level: 'mid', words: /\bbusiness partner\b/i },
  { families: /^242/, level: 'senior', words: /\bprofessor\b/i },
  { families: /^(?:26|135|2241)/, level: 'senior', words: /\barchitect\b/i },
  { families: /^(?:26|135|511)/, level: 'mid', words: /\b(?:scrum master|product owner)\b/i },
  {
    families: /^(?:132|22|55)/,
    level: 'senior',
    words: /\b(?:(?:financial|finance|group|commercial) controller|treasurer|company secretary|auditor in charge)\b/i,
  },
  { families: /^(?:22|55)/, level: 'mid', words: /\bsemi[ -]?senior\b/i },
  { families: /^(?:351|431)/, level: 'senior', words: /\b(?:chef de cuisine)\b/i },
  { families: /^(?:351|431)/, level: 'mid', words: /\b(?:ma[iî]tre d|2IC|second in charge|sommelier)\b/i },
  ...publicGrades,
];

/** Patterns for sentences, only where they name the level of this job. */
const sentences: readonly (readonly [Level, RegExp])[] = [
  ['student', /\b(?:internship (?:role|position|program)|penultimate[ -]year students?|final[ -]year students?)\b/i],
  [
    'graduate',
    /\b(?:graduate (?:role|position|program)|recent graduates?)\b|\b(?:seeking|looking for|opportunity for|role for) an? (?:\w+ )?graduate (?!with|of|who|qualif)/i,
  ],
  [
    'junior',
    /\b(?:entry(?:[ -]to[ -]mid)?[ -]level (?:\w+ ){0,3}(?:role|position|job)|entry to mid[ -]level|junior (?:role|position)|no experience (?:is )?(?:needed|required|necessary))\b/i,
  ],
  [
    'mid',
    /\b(?:mid[ -]?level|intermediate)(?: \w+)? (?:role|position)\b|\bmid(?:dle)?(?:[ -]level)? ?(?:and|to|\/|-) ?senior\b/i,
  ],
  [
    'senior',
    /\bsenior (?:role|position|level role)\b|(?:^|[-–:!] )senior (?:[\w.#+]{1,20} ){0,2}(?:accountant|analyst|designer|developer|engineer|nurse)\b|\b(?:experienced|strong|talented|looking for an?|seeking an?) senior\b|\bseasoned\b|^(?:a )?band [6-9][a-d]?\b|\bband [6-9][a-d]?$/i,
  ],
];

/**
 * The level that the title names, else the text, else that of the experience it looks for; undefined if nothing tells.
 * `family` is the code of the ad's main family, '' if it is unknown.
 */
export const seniorityOf = (title: string, items: readonly string[], family: string): Seniority | undefined => {
  const named = levelOfTitle(title, family);
  if (named) return { kind: named, quote: title };
  for (const [kind, words] of sentences) {
    const quote = items.find((item) => words.test(item));
    if (quote !== undefined) return { kind, quote };
  }
  return hasFewLevels(family) ? undefined : experienceSignIn(items, family);
};

/** In work with few levels it is a name of the work itself. */
const assistant = /\bassistants?\b(?! (?:\w+ )?manager)/gi;

/** The higher of the grade of a profession and the level that a title names: a senior business partner is a senior. */
const levelOfTitle = (title: string, family: string): Level | undefined => {
  const grade = grades.find(({ families, words }) => families.test(family) && words.test(title))?.level;
  const words = hasFewLevels(family) ? title.replaceAll(assistant, '') : title;
  const named = titles.find(([, pattern]) => pattern.test(words))?.[0];
  return grade && named ? levels[Math.max(rankOf(grade), rankOf(named))] : (grade ?? named);
};
