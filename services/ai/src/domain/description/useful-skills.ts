import type { Brief } from './brief.ts';
import { withNames } from './names.ts';
import { isPaper } from './papers.ts';
import { fullNameOf, isSameSkill, isSimilarSkill } from './skill-likeness.ts';
import type { Trade } from './named-trade.ts';

/** Names such as iOS and eBay begin with a small letter. */
const smallInitial = /^\p{Ll}\p{Lu}/u;

/** A skill that the employer asks for, as an item of a list. */
export const askedSkill = (skill: string): string => {
  const named = withNames(skill);
  return smallInitial.test(named) ? named : named.charAt(0).toUpperCase() + named.slice(1);
};

/** How many skills of the occupation are named. */
const skillsNamed = 5;

/** A trainee does not hold the licences of the trade yet. */
const learner = /\b(?:apprentice|cadet|intern|student|trainee)/i;
export const isLearner = (title: string): boolean => learner.test(title);

/** Only these need to know about gambling. */
const gaming = /gaming|casino|croupier|poker|pokies|betting|wagering|gambling|bookmaker|\btab\b/i;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const counted = /(?:licen[cs]e|card|check|cert iv tae|ticket)$|\blicence for\b/i;
const withArticle = (name: string) =>
  counted.test(name) ? `${/^(?:[aeiou]|LO\b|MR\b|HR\b|HC\b|MC\b)/i.test(name) ? 'an' : 'a'} ${name}` : name;

/** Whether a skill only repeats the title, like physiotherapy for a physiotherapist. */
const repeatsTitle = (skill: string, title: string) => {
  const stems = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
  return skill
    .toLowerCase()
    .split(' ')
    .every((word) => stems.some((stem) => word.startsWith(stem)));
};

/** The skills of a trade that the employer did not ask for, each once and by its full name. */
const unasked = ({ skills: own }: Trade, { title, skills: asked }: Brief): readonly string[] =>
  own
    .map(fullNameOf)
    .filter((skill) => !asked.some((one) => isSameSkill(one, skill)) && !repeatsTitle(skill, title))
    .filter((skill) => gaming.test(title) || !/gambling/.test(skill))
    .filter((skill, at, skills) => !skills.slice(0, at).some((earlier) => isSimilarSkill(earlier, skill)));

/** Useful skills, kept apart from what the employer asks for, and the licences that the work usually needs. */
export const usefulSkills = (trade: Trade, brief: Brief): string => {
  const own = unasked(trade, brief);
  const names = own
    .filter((skill) => !isPaper(skill))
    .slice(0, skillsNamed)
    .map(withNames);
  const papers = isLearner(brief.title)
    ? []
    : own
        .filter((skill) => isPaper(skill))
        .map(withNames)
        .map(withArticle);
  return [
    names.length > 1 ? `Useful skills: ${listed(names)}. Tell us which of these you have.` : '',
    papers.length > 0 ? `This work usually calls for ${listed(papers)}: tell us what you hold.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};
