import { z } from 'zod';
import type { Brief } from './brief.ts';
import { jsonSoFar } from './json-so-far.ts';
import { type Block, type Text, wordCountOf, wordLimits } from './text.ts';
import { factsOf, keepsFacts, withoutVisas } from './visa-facts.ts';

const Words = z.string().max(2_000);

/** The JSON that a model must answer; anything else is rejected. */
const Answer = z.object({
  introduction: Words,
  duties: z.array(Words).max(20),
  requirements: z.array(Words).max(20),
  closing: Words,
});
type Answer = z.infer<typeof Answer>;

const AnswerSoFar = z.object({
  introduction: Words.default(''),
  duties: z.array(Words).max(20).default([]),
  requirements: z.array(Words).max(20).default([]),
  closing: Words.default(''),
});

/** Fewer words than this do not make a description. */
const minWords = 60;

/** The description in a model's answer; undefined if it is empty or invalid. */
export const modelText = (answer: unknown, brief: Brief): Text | undefined => {
  const parsed = Answer.safeParse(jsonIn(answer));
  if (!parsed.success) return undefined;
  const text = composed(parsed.data, brief);
  return text && wordCountOf(text) >= minWords && keepsFacts(text, brief) ? text : undefined;
};

/** The part of an incomplete answer that can be shown already: whole sentences only, cleaned completely. */
export const textSoFar = (answer: string, brief: Brief): Text => {
  const { data } = AnswerSoFar.safeParse(jsonSoFar(answer));
  const text = data && composed(data, brief);
  // The employer's own fact comes with the end.
  const said = { ...brief, visaSponsorship: brief.visaSponsorship && data?.closing !== '' };
  return text && keepsFacts(text, said) ? text : [];
};

/**
 * With as many duties and requirements as fit into the length; the employer's statement about visas comes before the
 * end.
 */
const composed = ({ introduction, duties, requirements, closing }: Answer, brief: Brief): Text | undefined => {
  const compose = (count: number): Text => [
    { kind: 'paragraph', text: withoutVisas(introduction) },
    ...list('What you will do', duties.slice(0, count)),
    ...list('What you bring', requirements.slice(0, count)),
    { kind: 'paragraph', text: closing && factsOf(brief) },
    { kind: 'paragraph', text: withoutVisas(closing) },
  ];
  const longest = Math.max(duties.length, requirements.length);
  const sizes = Array.from({ length: longest + 1 }, (_, less) => compose(longest - less));
  return sizes.find((one) => wordCountOf(one) <= wordLimits.most);
};

const list = (title: string, items: readonly string[]): readonly Block[] => {
  const words = items.map(withoutVisas).filter(Boolean);
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
