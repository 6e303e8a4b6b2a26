import { sectionsOf } from './sections.ts';
import { skillsIn } from '../skills/find-skills.ts';
import { languageNames } from '@waratah/vocabulary/languages';
import { shownName } from '@waratah/vocabulary/skill-names';
import { type Study, studiesIn } from './study-entries.ts';
import { type Work, worksIn } from './work-entries.ts';

/** What a resume says, in the fields of the profile: offered to its student, who takes it or not. */
export type ResumeForm = Readonly<{
  skills: readonly string[];
  education: readonly Study[];
  experience: readonly Work[];
  languages: readonly string[];
  licences: readonly string[];
}>;

/** A language counts if it is in a line about languages, or if the text says that it is spoken. */
const spoken =
  /\b(?:languages?|fluent|native|bilingual|speak(?:s|ing)?|proficient|proficiency|mother tongue|conversational)\b/i;
const language = new RegExp(String.raw`\b(?:${languageNames.join('|')})\b`, 'g');

const licences: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Driver licence', /\bdriver'?s?’?s? licen[cs]e\b/i],
  ['Forklift licence', /\b(?:forklift|LF|LO) licen[cs]e\b/i],
  ['Heavy vehicle licence', /\b(?:HR|MR|HC) licen[cs]e\b/],
  ['Responsible service of alcohol (RSA)', /\bRSA\b|responsible service of alcohol/i],
  ['Responsible conduct of gambling (RCG)', /\bRCG\b|responsible conduct of gambling/i],
  ['White Card', /\bwhite card\b/i],
  ['Working with children check', /\bworking with children\b|\bWWCC\b|\bblue card\b/i],
  ['Police check', /\bpolice (?:check|clearance)\b/i],
  ['First aid', /\bfirst aid\b|\bHLTAID\d+/i],
  ['Security licence', /\bsecurity (?:industry |officer |guard )?licen[cs]e\b|\b1A ?\/ ?(?:1?[BC])\b/i],
  ['AHPRA registration', /\bAHPRA\b/],
  [
    'Teacher registration',
    /\b(?:NESA|VIT|QCT)\b[^.\n]{0,20}\b(?:[Rr]egist|[Aa]ccredit)|\b(?:[Rr]egist|[Aa]ccredit)\w* (?:with|by) (?:the )?(?:NESA|VIT|QCT)\b/,
  ],
];

const longestLine = 200;
const maxSkills = 40;

/** Reads the fields of a profile from a resume's text; what it does not recognise is left out. */
export const readResumeForm = (text: string): ResumeForm => {
  const lines = text.split('\n').map((line) => line.trim().slice(0, longestLine));
  const named = licences.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  const known = languagesIn(text, lines);
  // The heading 'Languages' names no skill.
  const isElsewhere = (skill: string) =>
    ['Languages', ...known, ...named].some((other) => other.toLowerCase().startsWith(skill.toLowerCase()));
  return {
    skills: skillsIn(text)
      .map(shownName)
      .filter((skill) => !isElsewhere(skill))
      .slice(0, maxSkills),
    education: studiesIn(text),
    experience: worksIn(text),
    languages: known,
    licences: named,
  };
};

/** Longer lists of languages are none. */
const maxLanguageLines = 12;

const languagesIn = (text: string, lines: readonly string[]) => {
  const own = sectionsOf(text).filter(({ subject }) => subject === 'languages');
  const about = [
    ...own.flatMap((section) => section.lines.slice(0, maxLanguageLines)),
    ...lines.flatMap((line, index) => (spoken.test(line) ? [line, lines[index + 1] ?? ''] : [])),
  ];
  return [...new Set(about.flatMap((line) => line.match(language) ?? []))];
};
