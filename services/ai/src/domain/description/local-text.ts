import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { Brief } from './brief.ts';
import { closingSentences } from './closing.ts';
import { correctedTitle } from './corrected-title.ts';
import { hoursSentence } from './hours-sentence.ts';
import { payWords } from './pay-words.ts';
import { type Block, type Text, wordCountOf, wordLimits } from './text.ts';
import { personOf, shownTitle } from './title-in-sentence.ts';
import type { Trade } from './named-trade.ts';
import { turned } from './turned.ts';
import { requireKnownWork } from './real-title.ts';
import { isSameSkill } from './skill-likeness.ts';
import { skillsInBrackets } from './skills-in-brackets.ts';
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

/** What any work asks of people, the most useful first. */
const expectations = [
  'Reliable, on time and clear with others',
  'Willing to learn',
  'Able to follow instructions, and ready to ask when something is not clear',
  'Careful with your own safety and that of the people around you',
  'Friendly and fair with everybody you meet at work',
] as const;

/** The skills that the employer lists, and those in brackets in the title, such as "(Xero)". */
const askedSkills = (brief: Brief) => {
  const others = skillsInBrackets(brief.title).filter((one) => !brief.skills.some((skill) => isSameSkill(one, skill)));
  return skillsOf({ ...brief, skills: [...brief.skills, ...others] });
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
 * A description of 160 to 260 words from what the employer gave and the tasks of the occupation, and nothing else (design
 * section 7). Leaves out names that are too long or make statements about visas that the employer did not make. Throws
 * INVALID if we know no tasks of the occupation.
 */
export const localText = (brief: Brief): Text => {
  const trade = requireKnownWork(brief.title);
  for (const words of [
    brief,
    { ...brief, hours: noHours },
    withoutFacts(brief),
    { ...withoutFacts(brief), hours: noHours },
  ]) {
    const text = textOf(words, trade);
    if (fits(text) && keepsFacts(text, brief)) return text;
  }
  return textOf(bare(brief), trade);
};

const fits = (text: Text) => wordCountOf(text) >= wordLimits.least && wordCountOf(text) <= wordLimits.most;

const textOf = (given: Brief, trade: Trade): Text => {
  const brief = { ...given, title: correctedTitle(given.title) };
  const seed = seedOf(brief);
  const skills = askedSkills(brief);
  const known = usefulSkills(trade, { ...brief, skills });
  const closing = (count: number) =>
    paragraph(
      'Tell us through Waratah that you are interested, and we will see your profile.',
      ...closingSentences(brief, seed).slice(0, count),
    );
  const compose = (expectationCount: number, invitationCount: number): Text => [
    introOf(brief, seed),
    heading(pick(['What you will do', 'Your work', 'The role'], seed)),
    { kind: 'list', items: trade.duties },
    heading(pick(['What helps', 'What you bring', 'About you'], seed)),
    { kind: 'list', items: [...skills.map(askedSkill), ...expectations.slice(0, expectationCount)] },
    ...(known ? [paragraph(known)] : []),
    ...(factsOf(brief) ? [paragraph(factsOf(brief))] : []),
    heading('How to apply'),
    closing(invitationCount),
  ];
  for (const expectationCount of [2, 3, 4, 5])
    for (const count of [2, 3, 4, 5, 6]) {
      const text = compose(expectationCount, count);
      if (fits(text)) return text;
    }
  return compose(2, 2);
};
