import { elsewhere, hopes, takenBack } from './aside-rules.ts';
import type { Demand, Rule } from './demand.ts';
import { choices, demands, mentions, statements, welcome } from './demand-rules.ts';
import { rightsDemanded } from './named.ts';
import { demandsOtherVisa, soleHoldersIn } from './sole-holders.ts';
import { signed } from './vocabulary.ts';

/** Demands that say nothing about the rest of their sentence: "citizens only, baseline clearance preferred". */
// slow-pattern: a sentence has at most 500 characters.
const setAside = [...elsewhere, ...takenBack, ...hopes].map(({ pattern }) => new RegExp(pattern, 'g'));
const deciding: readonly Rule[] = [...welcome, ...choices, ...demands, ...statements, ...mentions];

const withoutAsides = (text: string) =>
  setAside.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found) => found.replace(/[A-Z]{4,}/g, (marker) => `mentioned-${marker.toLowerCase()}`)),
    text,
  );

/** A sentence in lower case: `plain`, and with markers (vocabulary.ts) except those of what it sets aside. */
export type Statement = Readonly<{ text: string; plain: string }>;

export const statementIn = (sentence: string): Statement => {
  const { text, plain } = signed(sentence);
  return { text: withoutAsides(text), plain };
};

/** What the rules conclude from a sentence; undefined if it contains none of their words. */
export const readByRules = (sentence: string): Demand | undefined => {
  const marked = signed(sentence);
  const sole = soleHoldersIn(marked.plain);
  if (sole || demandsOtherVisa(marked.plain)) return { kind: 'unclear', sure: true, rights: sole };
  const rest = withoutAsides(marked.text);
  const found = deciding.find(({ pattern }) => pattern.test(rest));
  if (found) {
    const isStatus = found.kind !== 'residents' || /STATUS|RIGHT|VISA/.test(rest);
    const kind = isStatus ? found.kind : 'clearance';
    return { kind, sure: found.sure, rights: rightsDemanded(kind, marked, rest) };
  }
  if (rest !== marked.text) return { kind: 'open', sure: true, rights: rightsDemanded('open', marked, marked.text) };
  return marked.text.includes('SPONSORED') ? { kind: 'mention', sure: true } : undefined;
};

/** Students who are customers, or who study there. */
const elsewhereWelcome =
  /\b(?:customers?|clients|patients|guests|tenants|schools?|colleges?|universit\w+|campus(?:es)?|courses?|restaurants?)\b/i;

/** Demands, denials, and words that set a condition or a contrast. */
const otherwise =
  /STATUS|FULL|CLEARANCE|SECURITY|PEOPLE|DWELLER|LOCALS|\b(?:no|not|nor|non|never|cannot|except|without|unless|but|if|must)\b|n't\b/;

/** Whether a sentence takes students by name, and says nothing else that bears on it: "suits international students". */
export const takesStudents = (sentence: string): boolean =>
  welcomesStudents(sentence) && !otherwise.test(signed(sentence).text);

/** Whether a sentence welcomes students by name to the job. */
export const welcomesStudents = (sentence: string): boolean => {
  if (elsewhereWelcome.test(sentence)) return false;
  const { text } = signed(sentence);
  return text.includes('STUDENT') && welcome.find(({ pattern }) => pattern.test(text))?.kind === 'open';
};
