import { anyOf } from '../rule.ts';

/** A question to the holders of a visa whose answer is no: "Student visa? Sorry, no." */
export type DeniedQuestion = Readonly<{
  /** The question, in the ad's words. */
  quote: string;
  /** What question and answer say together: "No student visa." */
  said: string;
}>;

/** A longer one asks more than who somebody is. */
const longestQuestion = 60;

// slow-pattern: it reads questions of at most 60 characters.
const asksWho =
  /^\W*(?:q\W+)?(?:(?:are|r) (?:you|u)(?: (?:here )?on| an?| currently)*|(?:do (?:you|u) )?(?:have|hold|got)|on|(?:(?:do|can|will|could|would) (?:you|we|u) )?(?:accept|take|hire|employ|consider|sponsor)|(?:(?:is|are) (?:it|this|you|we|the (?:job|role|position)) )?(?:also )?open to)? ?(?:an? |the )?(?<who>[^?]{2,50}?)\?$/i;
const namesVisa =
  /visa|student|backpacker|\bwh[vm]s?\b|working holiday|travell?er|\b(?:417|462|482|485|491|494|500)s?\b|\b(?:non-?)?(?:citizens?|residents?)\b|international/i;

const opening =
  "(?:(?:sorry|unfortunately|sadly|apologies|i['’]?m afraid|we['’]?re afraid|thank(?:s| you)),?(?: but)? ?)";
const answersNo = new RegExp(
  anyOf(
    `^\\W*(?:a\\W+)?${opening}{0,3}(?:no\\b(?! (?:problem|worries|issue|stress|dramas|need))|nope|not (?:at |for )?(?:this|us|you|possible|yet|right|suitable|eligible|accepted|able)\\b|we (?:can['’]?t|cannot|don['’]?t|do not|won['’]?t)|cannot)`,
    `^\\W*(?:a\\W+)?${opening}{0,3}(?:then )?(?:please )?(?:(?:this|it) (?:is ?n['’]?t|is not)|do ?n['’]?o?t apply|look elsewhere|skip|wait (?:until|till)|move on)\\b`,
    '^\\W*(?:a\\W+)?(?:sorry|unfortunately|sadly)\\b',
  ),
  'i',
);

/** The same in one sentence: "485 holders, thank you but we can't progress you." */
// slow-pattern: a sentence has at most 500 characters.
const inOne =
  /^\W*(?<who>(?:[\w-]+ ){0,2}[\w-]+), (?:sorry|unfortunately|sadly|thanks?(?: you)?),?(?: but)? (?:no\b(?! (?:problem|worries))|not\b|we (?:can['’]?t|cannot|don['’]?t|won['’]?t))/i;

/** Questions in an ad's sentences that the next sentence answers with no, about holders of visas. */
export const deniedQuestionsIn = (sentences: readonly string[]): readonly DeniedQuestion[] =>
  sentences.flatMap((quote, at) => {
    const who = whoIsDenied(quote, sentences[at + 1] ?? '');
    return who !== undefined && namesVisa.test(who) ? [{ quote, said: `No ${who.trim()}.` }] : [];
  });

const answersYes =
  /^\W*(?:a\W+)?(?:yes|yep|yeah|of course|sure|absolutely|definitely|certainly|always|we do|you can|no (?:problem|worries))\b/i;

/** Words of a question that asks whether somebody may work here: "Can students apply?", "On a student visa?" */
// slow-pattern: a sentence has at most 500 characters.
const asksForWelcome =
  /\b(?:appl(?:y|ying)|work(?:ing)?(?! rights)|welcomed?|ok(?:ay)?|fine|allowed|eligible|accept(?:ed)?|take|hire|employ|consider|open to|sponsor)\b|^\W*(?:q\W+)?(?:(?:are you |you )?(?:here )?on |are you |got |have |do you have )?(?:an? |the )?(?:[\w-]+ ){0,3}[\w-]+\?$/i;
/** Words that ask for a demand, a refusal or a condition, whose yes is no welcome: "Do I need to be a citizen?" */
const asksForMore =
  /\b(?:need|must|have to|has to|required?|requirement|necessary|mandatory|essential|only|just|until|wait|once|unless|if|when|after|a problem|an issue|exclu\w+|closed|barred|banned|miss|out|full\w*|unrestricted|unlimited|permanent\w*|pr|not|no|never|without)\b|n['’]t\b|\b(?:do|ca|wo|is|are|would)nt\b|(?<!non[- ]?)\b(?:citizen|resident|residenc)/i;

/** What the yes to a question about visas means: a welcome, a demand ("Do I need work rights?"), or what only a reader can tell. */
export type AffirmedQuestion = Readonly<{ quote: string; means: 'welcome' | 'demand' | 'unknown' }>;

const asksForDemand = /\b(?:need|must|have to|required|necessary|mandatory|essential)\b/i;

/** "Not a citizen? No problem." */
const lacks = /^\W*(?:q\W+)?(?:(?:are )?(?:you['’]?re )?not\b|no\b|without\b|non-|(?:do|have|are)n['’]?t\b)/i;

const meaningOf = (question: string): AffirmedQuestion['means'] => {
  if (lacks.test(question)) return 'welcome';
  if (asksForWelcome.test(question) && !asksForMore.test(question)) return 'welcome';
  return asksForDemand.test(question) ? 'demand' : 'unknown';
};

/** Questions in an ad's sentences that the next sentence answers with yes. What they ask tells what that means. */
export const affirmedQuestionsIn = (sentences: readonly string[]): readonly AffirmedQuestion[] =>
  sentences
    .filter((one, at) => one.endsWith('?') && asksAboutVisas(one) && answersYes.test(sentences[at + 1] ?? ''))
    .map((quote) => ({ quote, means: meaningOf(quote) }));

const asksAboutVisas = (question: string) =>
  namesVisa.test(question) || /work rights|residency|citizenship|\bpr\b/i.test(question);

const whoIsDenied = (sentence: string, next: string): string | undefined => {
  if (!sentence.endsWith('?')) return inOne.exec(sentence)?.groups?.['who'];
  if (sentence.length > longestQuestion || !answersNo.test(next)) return undefined;
  return asksWho.exec(sentence)?.groups?.['who'];
};
