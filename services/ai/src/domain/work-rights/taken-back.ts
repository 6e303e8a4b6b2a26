import { anyOf } from '../rule.ts';

/** Sentences about holders of visas that the next one takes back: "We love international students. Sadly, we can't hire any." */

const namesHolders =
  /\bvisas?\b|\b(?:international|overseas|foreign) students?\b|\bstudents? (?:on|welcome)|\b(?:holders|backpackers?|wh[vm]s?|working holiday|subclass)\b|\b(?:417|462|482|485|491|500)s?\b/i;

const takesBack = new RegExp(
  anyOf(
    '^\\W*(?:except\\w*|excluding|not (?:for|at|in|this|now|here|any|anymore)|sorry|sadly|unfortunately|regrettably|afraid|however|but\\b|update|no longer|only (?:domestic|local|aussie|in)|for this (?:one|role|job)|for compliance)',
    '^\\W*(?:note\\W+)?(?:the answer is no|domestic|local(?:s| students)? only|students,)|^\\W*(?:\\w+ ){0,3}stores only',
    '^\\W*(?:nah|nope|next|pass|keep scrolling|swipe left|they (?:are|do)n.t|it (?:is|does)n.t|i.m afraid|afraid not)\\b',
  ),
  'i',
);
/** What many ads are sorry for. */
const otherRegrets =
  /\b(?:shortlisted|contacted|phone|calls?|texts?|sponsor\w*|agenc\w+|recruiters?|resumes?|cvs?|parking|experience|walk-?ins?|emails?)\b/i;

/** A question is an invitation only if it is followed by one. */
const invites =
  /^\W*(?:a\W+)?(?:yes|yep|yeah|sure|of course|absolutely|definitely|no (?:problem|worries|issue|drama)|please|apply|send|call|text|message|email|contact|join|come|get in touch|click|hit|let|we\b|we['’](?:d|ll|re)\b|welcome|great|perfect|that['’]s|this|looking|you|if|all)/i;

/** The sentences among those of an ad that the next one takes back, or questions without an inviting answer. */
export const takenBackIn = (sentences: readonly string[]): readonly string[] =>
  sentences.filter((one, at) => {
    const next = sentences[at + 1];
    if (next === undefined || !namesHolders.test(one)) return false;
    if (takesBack.test(next)) return !otherRegrets.test(next);
    return one.endsWith('?') && !invites.test(next);
  });
