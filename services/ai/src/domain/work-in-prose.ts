import { familiesOfTitle } from '@waratah/vocabulary/occupations/placement';
import { anyOf } from './rule.ts';

/** What an ad without a title calls the work: "our cafe needs a barista for weekends" wants a barista. */

const article = '(?:an? |the |our next |some |another |(?:a )?new |\\d{1,2} )?';
const seeking = anyOf(
  String.raw`(?:looking|searching) for`,
  String.raw`seek(?:s|ing)?`,
  String.raw`hir(?:e|es|ing)`,
  String.raw`recruit(?:s|ing)?`,
  String.raw`(?<!\byou(?: will|'ll|’ll| would)? )(?:needs?|wants?|requires?)`,
  String.raw`as an?(?= )`,
  String.raw`are you an?(?= )`,
);
const work = '[^.,;:!?()]{2,60}?';

// slow-pattern: it reads sentences of at most 500 characters, of which there are few.
const wanted = new RegExp(
  anyOf(
    String.raw`\b${seeking} ${article}(?<after>${work})(?= (?:to|who|with|for|at|in|on|that|and|join|from|as)\b|[.,;:!?()]|$)`,
    String.raw`(?<=^|[.,;:!?()] ?)(?<before>${work}) (?:is |are |urgently )?(?:wanted|needed|required|sought)\b`,
  ),
  'gi',
);

/** Where an ad says whom it wants. */
const openingSentences = 8;
/** As long as a title may be. */
const longest = 120;

/** A title has no such words, and a sentence about the employer has. */
const aboutEmployer = /\b(?:we|us|our|my|the|you|your|is|are|has|have|will|was|were|with)\b/i;

/** The words of the first sentences that say whom the ad wants; without any, a first sentence that reads like a title. */
export const workInProse = (sentences: readonly string[]): string => {
  const phrases = sentences
    .slice(0, openingSentences)
    .flatMap((sentence) => [...sentence.matchAll(wanted)].map(({ groups }) => groups?.after ?? groups?.before ?? ''));
  const phrase = phrases.find((one) => familiesOfTitle(one).length > 0);
  if (phrase !== undefined) return phrase;
  const first = (sentences[0] ?? '').slice(0, longest);
  return aboutEmployer.test(first) ? '' : first;
};
