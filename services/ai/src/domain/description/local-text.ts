import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { Brief } from './brief.ts';
import { type Block, type Text, wordCountOf, wordLimits } from './text.ts';
import { factsOf, keepsFacts, withoutVisas } from './visa-facts.ts';

const employmentWords: Readonly<Record<EmploymentType, string>> = {
  CASUAL: 'casual',
  PART_TIME: 'part-time',
  FULL_TIME: 'full-time',
  FIXED_TERM: 'fixed-term',
  PAID_INTERNSHIP: 'paid internship',
  UNPAID_INTERNSHIP: 'unpaid internship',
};

/** The same for the same brief, so that an employer who asks twice does not get another text by chance. */
const seedOf = ({ title, companyName, location }: Brief) =>
  Array.from(`${title}|${companyName}|${location}`).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0,
    0x811c_9dc5,
  );

const turned = <T>(values: readonly T[], by: number): readonly T[] => {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
};

const pick = (values: readonly string[], by: number) => turned(values, by)[0] ?? '';

const paragraph = (...sentences: readonly string[]): Block => ({
  kind: 'paragraph',
  text: sentences.filter(Boolean).join(' '),
});
const heading = (text: string): Block => ({ kind: 'heading', text });

const introOf = (brief: Brief, seed: number): Block => {
  const who = brief.companyName || 'Our team';
  const where = brief.location ? ` in ${brief.location}` : '';
  const opening = pick(
    [
      `${who} is looking for somebody to fill the role of ${brief.title}${where}.`,
      `${who} has an opening${where} for the role of ${brief.title}.`,
      `The role of ${brief.title} is open at ${brief.companyName || 'our workplace'}${where}.`,
    ],
    seed,
  );
  return paragraph(opening, basisOf(brief), categoryOf(brief));
};

const basisOf = ({ employmentType }: Brief) => {
  if (!employmentType) return '';
  const words = employmentWords[employmentType];
  return words.endsWith('internship')
    ? `It is an ${words}.`.replace('an paid', 'a paid')
    : `It is a ${words} position.`;
};

const categoryOf = ({ roleCategory }: Brief) => {
  if (!roleCategory) return '';
  return roleCategory === 'STUDY_ALIGNED_PROFESSIONAL'
    ? 'It suits people whose studies lead in this direction.'
    : 'The work is in service, retail or hospitality.';
};

/** As many skills as stay readable. */
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

/** What anybody in any role is asked for: expectations, which claim nothing about the workplace. */
const duties = (seed: number) =>
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

/** Invitations to ask and to tell: they fill a short text without making anything up. */
const invitations = (seed: number) =>
  turned(
    [
      'If this page does not name the pay, the roster or the start date, please ask before you accept.',
      'Tell us in a few sentences why the role interests you, and when you could begin.',
      'Experience in a similar role helps; where you have none, tell us how you learn best.',
      'Mention courses, projects or volunteer work that show what you can do.',
      'Say which days suit you beside your studies or other commitments, so that we can plan together.',
      'Questions about the role are welcome at any time.',
    ],
    seed,
  );

/** A name in a sentence: without what it says of visas, or what stands for it. */
const withoutFacts = (brief: Brief): Brief => ({
  ...brief,
  title: withoutVisas(brief.title) || 'team member',
  companyName: withoutVisas(brief.companyName),
  location: withoutVisas(brief.location),
  skills: brief.skills.map(withoutVisas).filter(Boolean),
});

const bare = (brief: Brief): Brief => ({ ...brief, title: 'team member', companyName: '', location: '', skills: [] });

/**
 * A description of 160 to 260 words from what the employer gave, and nothing else (design section 7). Names that are too
 * long, or state of visas what the employer did not, are left out.
 */
export const localText = (brief: Brief): Text => {
  for (const words of [brief, withoutFacts(brief)]) {
    const text = textOf(words);
    if (fits(text) && keepsFacts(text, brief)) return text;
  }
  return textOf(bare(brief));
};

const fits = (text: Text) => wordCountOf(text) >= wordLimits.least && wordCountOf(text) <= wordLimits.most;

const textOf = (brief: Brief): Text => {
  const seed = seedOf(brief);
  const skills = skillsOf(brief);
  const closing = (count: number) =>
    paragraph('Apply on this page with your resume.', ...invitations(seed).slice(0, count));
  const compose = (dutyCount: number, invitationCount: number): Text => [
    introOf(brief, seed),
    heading(pick(['What you will do', 'Your work', 'The role'], seed)),
    { kind: 'list', items: duties(seed).slice(0, dutyCount) },
    heading(pick(['What helps', 'What you bring', 'About you'], seed)),
    {
      kind: 'list',
      items: [
        ...skills.map((skill) => pick([`Good at ${skill}`, `You know ${skill}`, `Practice in ${skill}`], seed)),
        'Reliable, on time, and clear when you speak and write',
        'Willing to learn, alone and from others',
      ],
    },
    ...(factsOf(brief) ? [paragraph(factsOf(brief))] : []),
    heading(pick(['How to apply', 'Apply', 'Next steps'], seed)),
    closing(invitationCount),
  ];
  const sizes = [3, 4, 5].flatMap((dutyCount) => [2, 3, 4, 5, 6].map((count) => compose(dutyCount, count)));
  return sizes.find(fits) ?? compose(3, 2);
};
