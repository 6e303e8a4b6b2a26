import { editDistance } from '@waratah/kit/search/edit-distance';
import { areRelated, families } from '@waratah/vocabulary/occupations/families';
import { titleWordsOf } from '@waratah/vocabulary/occupations/phrases';
import {
  familiesOfAd,
  familiesOfStudy,
  familiesOfTitle,
  helpers,
  type Placement,
  professionConfidence,
} from '@waratah/vocabulary/occupations/placement';
import { isHealthProfession } from '@waratah/vocabulary/occupations/registration';
import { fieldsAbroad } from '@waratah/vocabulary/occupations/studies-abroad';
import { familiesOfSubject } from '@waratah/vocabulary/occupations/subjects';

/** Short forms in titles of resumes, and what they stand for. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['acct', 'accounting'],
  ['asst', 'assistant'],
  ['assoc', 'associate'],
  ['coord', 'coordinator'],
  ['dev', 'developer'],
  ['dy', 'deputy'],
  ['edu', 'education'],
  ['eng', 'engineer'],
  ['engg', 'engineering'],
  ['engr', 'engineer'],
  ['er', 'engineer'],
  ['exec', 'executive'],
  ['f&b', 'food and beverage'],
  ['get', 'graduate engineer trainee'],
  ['hrbp', 'hr business partner'],
  ['incharge', 'supervisor'],
  ['in-charge', 'supervisor'],
  ['jr', 'junior'],
  ['lab', 'laboratory'],
  ['maint', 'maintenance'],
  ['mfg', 'manufacturing'],
  ['mgmt', 'management'],
  ['mgr', 'manager'],
  ['mktg', 'marketing'],
  ['mto', 'management trainee'],
  ['ops', 'operations'],
  ['programme', 'program'],
  ['rep', 'representative'],
  ['spec', 'specialist'],
  ['sr', 'senior'],
  ['supv', 'supervisor'],
  ['sys', 'systems'],
  ['tech', 'technician'],
]);

/** What may be developed other than software: "Learning & Dev Specialist". */
const developed =
  /(?<=\b(?:business|sales|market|learning|talent|people|leadership|career|professional|organi[sz]ational|org|community|curriculum|workforce|staff|property|land)(?: ?& ?| and | ))dev\b\.?/gi;
/** Development of people and places, which is community work. */
const developedTogether = /(?<=\b(?:rural|regional|international|economic|social|child|youth) )dev\b\.?/gi;
/** A dev of programs is one alone or as the last word; an officer, executive or consultant develops something else. */
const developsElse =
  /\bdev\b\.?(?= (?:advis[eo]r|associate|consultant|coordinator|exec(?:utive)?|officer|partner|specialist)\b)/gi;
/** Teachers in Spanish and Portuguese, of whatever they teach. */
const professor = /\bprofesora?\b|\bprofessora\b|\bprofessor(?= d[aeo]s?\b)/gi;
const lecturer = /\bprofess?or(?:a|es)? universit[aá]ri[oa]s?(?!\p{L})/giu;
/** At the end of a title or of what stands before a bracket: elsewhere it is administration. */
const keeper = /\badmin\b\.?(?=\s*(?:$|[(/–-]))/gi;

/** "Accounts Executive" keeps accounts, "Account Executive" sells, whatever the singular says. */
const meant = (title: string) =>
  title
    .replaceAll(/\baccounts exec(?:utive)?\b\.?/gi, 'accounts officer')
    .replaceAll(lecturer, 'lecturer')
    .replaceAll(/\bbiz\b/gi, 'business')
    .replaceAll(developed, 'development')
    .replaceAll(/\bchef d['’ ]?[ée]quipe\b/giu, 'team leader')
    .replaceAll(developedTogether, 'community development')
    .replaceAll(developsElse, 'development')
    .replaceAll(professor, 'teacher');

const written = (title: string) =>
  title.replaceAll(/[\p{L}&]+(?:-charge)?/gu, (word) => shortForms.get(word.toLowerCase()) ?? word);

/** The words of all titles, skills and studies that the vocabulary knows. */
const known: ReadonlySet<string> = new Set(
  families.flatMap(({ titles, skills, fields }) => [...titles, ...skills, ...fields].flatMap(titleWordsOf)),
);
/** Shorter words are too like each other to be corrected. */
const shortestCorrected = 6;
/** Words of this length or more may have two typing errors. */
const longWord = 9;

/** Nobody mistypes the first letter. */
const correctWords = Map.groupBy(
  [...known].filter((word) => word.length >= shortestCorrected),
  (word) => word.charAt(0),
);

const corrected = (word: string) => {
  const [plain = ''] = titleWordsOf(word);
  if (plain.length < shortestCorrected || known.has(plain)) return word;
  const most = plain.length < longWord ? 1 : 2;
  let best = { word, distance: most + 1 };
  for (const other of correctWords.get(plain.charAt(0)) ?? []) {
    const distance = editDistance(plain, other, most);
    if (distance < best.distance) best = { word: other, distance };
  }
  return best.word;
};

const withoutTypos = (title: string) => title.replaceAll(/\p{L}+/gu, corrected);

/** Longer texts are no titles. */
const longestTitle = 300;
/** At this confidence and more, a title tells the work. */
const clear = 0.8;
/** Below this, it tells nothing. */
const least = 0.3;

/** The title as written, then with short forms spelled out, then without typing errors: the first that is clear. */
const placedByTitle = (title: string): readonly Placement[] => {
  let best: readonly Placement[] = [];
  for (const read of readings) {
    const placed = familiesOfTitle(read(title));
    if (sureOf(placed) > sureOf(best)) best = placed;
    if (sureOf(best) >= clear) return best;
  }
  return best;
};
const readings = [
  (title: string) => title,
  written,
  (title: string) => written(meant(withoutTypos(title))),
  (title: string) => withoutTypos(written(title)),
  (title: string) => written(title.replaceAll(keeper, 'administrator')),
] as const;
const sureOf = (placed: readonly Placement[]) => placed[0]?.confidence ?? 0;

/** Words of those who learn the work that they study for. */
const learns =
  /\b(?:intern|internship|trainee|placement|cadet|undergraduate|industrial training|practicum|estagi[aá]ri[oa]|pasante|practicante|becari[oa]|stagiaire|praktikant(?:in)?)(?!\p{L})/iu;
/** Words of work that those do not learn who study for a profession of health: "Management Trainee", "Placement Officer". */
const learnsElse =
  /\b(?:admin\w*|advis[eo]r|business|coordinator|management|manager|marketing|mgr|office|officer|retail|sales)\b/i;
/** Who helps in research does so in what they study: the title alone tells nothing. */
const researches = /\bresearch (?:assistant|associate|intern|scholar)\b/i;
/** A title that is as sure as this names some work, if a broad one: "Engineering Intern". */
const tellsSome = 0.5;
/** How sure it is that work is what its holder studied for, where the title says nothing else. */
const asStudied = 0.6;
/** A subject that speaks about equally for two families far from each other speaks for neither, unless one is studied. */
const tie = 0.9;

/** The families that a title's subject points to, those of the studies before others. */
const placedBySubject = (title: string, studies: readonly Placement[]): readonly Placement[] => {
  const placed = familiesOfSubject(withoutTypos(written(title)))
    .filter(({ confidence }) => confidence >= least)
    .filter(({ code }) => !(isHealthProfession(code) && helpers.has(titleWordsOf(title).at(-1) ?? '')));
  const [first, second] = placed;
  const studied = placed.find(({ code }) => studies.some((study) => study.code === code));
  if (first && studied && studied.confidence >= tie * first.confidence) return [studied];
  const isTied = first && second && second.confidence >= tie * first.confidence;
  return isTied && !areRelated(first.code, second.code) ? [] : placed;
};

/** The work that a field of study leads to, where a title of another language names it: "Auxiliar contabilidad". */
const placedByFieldAbroad = (title: string): readonly Placement[] =>
  fieldsAbroad(title)
    .flatMap(familiesOfStudy)
    .filter((study) => isOneWork(study) && !isHealthProfession(study.code))
    .map(({ code }) => ({ code, confidence: ofFieldAbroad }));
/** Less than clear: the title names the field, and not whether somebody is qualified in it. */
const ofFieldAbroad = 0.7;

/**
 * The families of a job on a profile, most confident first: by its title, else by the subject that the title names and
 * the job's description. Where these say little, the studies decide: an "Assistant Engineer" who studied electrical
 * engineering is an electrical engineer, and an intern learns what they study.
 */
export const familiesOfWork = (
  { title: said, description }: Readonly<{ title: string; description: string }>,
  studies: readonly Placement[],
): readonly Placement[] => {
  const title = meant(said.slice(0, longestTitle));
  const named = placedByTitle(title);
  if (sureOf(named) >= clear) return named;
  const [best = []] = [
    named,
    placedBySubject(title, studies),
    familiesOfAd(title, description),
    placedByFieldAbroad(title),
  ].toSorted((one, other) => sureOf(other) - sureOf(one));
  const [placed] = best;
  if (sureOf(best) >= asStudied || studies.some(({ code }) => code === placed?.code)) return best;
  const close = studies.find(({ code }) => placed && areRelated(code, placed.code));
  const study = close ?? (sureOf(best) < tellsSome || researches.test(title) ? learnt(title, studies) : undefined);
  if (study) return [{ code: study.code, confidence: asStudied }];
  return researches.test(title) ? [] : best;
};

/** The study whose work the holder of a title learns; undefined if they learn none, or nothing tells which. */
const learnt = (title: string, studies: readonly Placement[]) => {
  const study = learns.test(title) || researches.test(title) ? studies.find(isOneWork) : undefined;
  return study && isHealthProfession(study.code) && learnsElse.test(title) ? undefined : study;
};

/** Whether studies lead to one kind of work that beginners do. */
const isOneWork = ({ code, confidence }: Placement) => confidence > professionConfidence && !code.startsWith('1');

/**
 * Whether somebody may have done such work. Nobody is a doctor who studied dentistry; a nurse whose profile has only an
 * MBA left the earlier degree out, where the title is clear.
 */
export const mayHaveDone = ({ code, confidence }: Placement, studies: readonly Placement[]): boolean =>
  !isHealthProfession(code) ||
  studies.some((study) => areRelated(study.code, code)) ||
  (!studies.some((study) => isHealthProfession(study.code)) && (studies.length === 0 || confidence >= clear));
