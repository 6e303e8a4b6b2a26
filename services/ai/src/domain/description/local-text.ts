import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { Brief } from './brief.ts';
import { closingSentences } from './closing.ts';
import { correctedTitle } from './corrected-title.ts';
import { hoursSentence } from './hours-sentence.ts';
import { payWords } from './pay-words.ts';
import { type Block, type Text, wordCountOf, wordLimits } from './text.ts';
import { personOf, shownTitle } from './title-in-sentence.ts';
import { type Trade, tradeOf } from './trade.ts';
import { turned } from './turned.ts';
import { askedSkill, usefulSkills } from './useful-skills.ts';
import { factsOf, keepsFacts, withoutVisas } from './visa-facts.ts';

const employmentWords: Readonly<Record<EmploymentType, string>> = {
  CASUAL: 'casual',
  PART_TIME: 'part-time',
  FULL_TIME: 'full-time',
  FIXED_TERM: 'fixed-term',
  PAID_INTERNSHIP: 'paid internship',
  UNPAID_INTERNSHIP: 'unpaid internship',
};

/** Derived from the brief, so that the same request gives the same text. */
const seedOf = ({ title, companyName, location }: Brief) =>
  Array.from(`${title}|${companyName}|${location}`).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0,
    0x811c_9dc5,
  );

const pick = (values: readonly string[], by: number) => turned(values, by)[0] ?? '';

const paragraph = (...sentences: readonly string[]): Block => ({
  kind: 'paragraph',
  text: sentences.filter(Boolean).join(' '),
});
const heading = (text: string): Block => ({ kind: 'heading', text });

const introOf = (brief: Brief, seed: number): Block => {
  const place = brief.location.replace(/\.$/, '');
  const where = place ? ` in ${place}` : '';
  const company = brief.companyName;
  const [looking, needs, has] = company
    ? [`${company} is looking for`, `${company} needs`, `${company} has`]
    : ['We are looking for', 'We need', 'We have'];
  const person = personOf(brief.title);
  const opening = person
    ? `${pick([looking, needs], seed)} ${person}${where}.`
    : `${has} an opening${where}: ${shownTitle(brief.title)}.`;
  const pay = payWords(brief);
  return paragraph(opening, basisOf(brief), hoursSentence(brief.hours), pay && `The pay is ${pay}.`);
};

const basisOf = ({ employmentType }: Brief) => {
  if (!employmentType) return '';
  const words = employmentWords[employmentType];
  return words.endsWith('internship')
    ? `It is an ${words}.`.replace('an paid', 'a paid')
    : `It is a ${words} position.`;
};

/** The most skills that stay readable in a sentence. */
const skillsOf = ({ skills }: Brief) => {
  const chosen: string[] = [];
  let words = 0;
  for (const skill of skills) {
    words += skill.split(' ').length;
    if (words > 36 || chosen.length === 8) break;
    chosen.push(skill);
  }
  return chosen;
};

/** Expectations for any role, which claim nothing about the workplace. */
const commonDuties = (seed: number) =>
  turned(
    [
      'Do the daily work of the role with care, and finish what you begin',
      'Work with the people around you and with those you serve in a friendly, clear way',
      'Tell the team early when something does not go to plan, and help to find a way',
      'Keep your place of work, your tools and your notes in good order',
      'Learn how we do things here, and say when you see a better way',
    ],
    seed,
  );

/** General expectations are few beside the tasks of an occupation, and many without them. */
const dutyCounts = (trade: Trade | undefined) => (trade ? [3, 4, 5] : [5, 4, 3]);

/** The tasks of the occupation that the title names, or general expectations if we know none. */
const dutiesOf = (trade: Trade | undefined, seed: number, count: number): readonly string[] => {
  const own = trade?.duties ?? [];
  return own.length ? [...own, ...commonDuties(seed).slice(0, count - 3)] : commonDuties(seed).slice(0, count);
};

/** A name within a sentence, without any statement about visas; or its replacement. */
const withoutFacts = (brief: Brief): Brief => ({
  ...brief,
  title: withoutVisas(brief.title) || 'team member',
  companyName: withoutVisas(brief.companyName),
  location: withoutVisas(brief.location),
  skills: brief.skills.map(withoutVisas).filter(Boolean),
});

const noHours: Brief['hours'] = {};

const bare = (brief: Brief): Brief => ({
  ...brief,
  hours: noHours,
  title: 'team member',
  companyName: '',
  location: '',
  skills: [],
});

/**
 * A description of 160 to 260 words from what the employer gave, and nothing else (design section 7). Leaves out names
 * that are too long or make statements about visas that the employer did not make.
 */
export const localText = (brief: Brief): Text => {
  for (const words of [
    brief,
    { ...brief, hours: noHours },
    withoutFacts(brief),
    { ...withoutFacts(brief), hours: noHours },
  ]) {
    const text = textOf(words);
    if (fits(text) && keepsFacts(text, brief)) return text;
  }
  return textOf(bare(brief));
};

const fits = (text: Text) => wordCountOf(text) >= wordLimits.least && wordCountOf(text) <= wordLimits.most;

const textOf = (given: Brief): Text => {
  const brief = { ...given, title: correctedTitle(given.title) };
  const seed = seedOf(brief);
  const skills = skillsOf(brief);
  const trade = tradeOf(brief.title);
  const known = usefulSkills(trade, brief);
  const closing = (count: number) =>
    paragraph('Apply through Waratah with your profile and resume.', ...closingSentences(brief, seed).slice(0, count));
  const compose = (dutyCount: number, invitationCount: number): Text => [
    introOf(brief, seed),
    heading(pick(['What you will do', 'Your work', 'The role'], seed)),
    { kind: 'list', items: dutiesOf(trade, seed, dutyCount) },
    heading(pick(['What helps', 'What you bring', 'About you'], seed)),
    {
      kind: 'list',
      items: [...skills.map(askedSkill), 'Reliable, on time and clear when you speak and write', 'Willing to learn'],
    },
    ...(known ? [paragraph(known)] : []),
    ...(factsOf(brief) ? [paragraph(factsOf(brief))] : []),
    heading('How to apply'),
    closing(invitationCount),
  ];
  for (const dutyCount of dutyCounts(trade))
    for (const count of [2, 3, 4, 5, 6]) {
      const text = compose(dutyCount, count);
      if (fits(text)) return text;
    }
  return compose(3, 2);
};
