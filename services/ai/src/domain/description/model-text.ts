import { z } from 'zod';
import { plainTextOf } from '../plain-text.ts';
import { sentencesOf } from '../sentences.ts';
import type { Brief } from './brief.ts';
import { type Block, type Text, wordCountOf, wordLimits } from './text.ts';

const Words = z.string().max(2_000);

/** The shape in which a model answers; anything else is no answer. */
const Answer = z.object({
  introduction: Words,
  duties: z.array(Words).max(20),
  requirements: z.array(Words).max(20),
  closing: Words,
});

/** What a model says of visas is left out: such facts are the employer's alone (design section 7). */
const aboutVisas =
  /\b(?:visas?|sponsor\w*|subclass|citizens?|citizenship|permanent residen\w*|work(?:ing)? rights?|right to work|immigration)\b/i;

const cleaned = (text: string) =>
  sentencesOf(plainTextOf(text))
    .filter((sentence) => !aboutVisas.test(sentence))
    .join(' ')
    .trim();

const factsOf = ({ visaSponsorship, internationalStudentFriendly }: Brief) =>
  [
    internationalStudentFriendly ? 'International students are welcome to apply.' : '',
    visaSponsorship ? 'Visa sponsorship is available for this role.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Fewer words than this are no description. */
const leastWords = 60;

/** The description in a model's answer; undefined when it is empty or none. */
export const modelText = (answer: unknown, brief: Brief): Text | undefined => {
  const parsed = Answer.safeParse(jsonIn(answer));
  if (!parsed.success) return undefined;
  const { introduction, duties, requirements, closing } = parsed.data;
  const compose = (count: number): Text => [
    { kind: 'paragraph', text: cleaned(introduction) },
    ...list('What you will do', duties.slice(0, count)),
    ...list('What you bring', requirements.slice(0, count)),
    { kind: 'paragraph', text: factsOf(brief) },
    { kind: 'paragraph', text: cleaned(closing) },
  ];
  const longest = Math.max(duties.length, requirements.length);
  const sizes = Array.from({ length: longest + 1 }, (_, less) => compose(longest - less));
  const text = sizes.find((one) => wordCountOf(one) <= wordLimits.most);
  return text && wordCountOf(text) >= leastWords ? text : undefined;
};

const list = (title: string, items: readonly string[]): readonly Block[] => {
  const words = items.map(cleaned).filter(Boolean);
  return words.length
    ? [
        { kind: 'heading', text: title },
        { kind: 'list', items: words },
      ]
    : [];
};

const jsonIn = (answer: unknown): unknown => {
  if (typeof answer !== 'string') return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
};
