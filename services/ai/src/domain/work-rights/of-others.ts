import { anyOf } from '../rule.ts';

/**
 * Whom a demand binds, its sentence may tell: another job, other staff, customers, somebody later. Such a demand is a
 * question, since the ad may still take the reader.
 */

const role =
  '(?:roles?|jobs?|positions?|vacanc(?:y|ies)|openings?|opportunit(?:y|ies)|ads?|restaurants?|stores?|teams?)';
const senior =
  '(?:(?:night |shift |store |general )?managers?|supervisors?|head chef|head office|team leaders?|directors?)';
const served =
  '(?:guests?|visitors?|tenants?|kids|children|patrons|passengers|franchise owners|franchisees|volunteers|apprentices|customers)';

const anotherJob = anyOf(
  `\\b(?:other|another|sister|similar|related|separate) (?:[\\w-]+ ){0,2}?${role}\\b`,
  '\\b(?:see also|also hiring|the old ad|used to|any ?more|no longer|was a mistake)\\b',
  `\\b(?:our|the) ${senior}(?: (?:role|position|job)s?)? (?:\\([^)]*\\) )?(?:is|are|requires?|needs?|must)\\b`,
  `\\bfor (?:the|our) ${senior} (?:role|position|job)\\b|\\b(?:become|hire|after|want) an? (?:\\w+ )?${senior}\\b`,
  "\\bnot (?:for )?this (?:one|role|job|position)\\b|\\bthis one\\)? ?(?:(?:does|is|need)n't|does not|is (?:open|not)|has no|takes)\\b|\\blike this one\\b",
  '\\b(?:after (?:\\w+ ){1,2}months?|next (?:month|year)|in (?:the )?future)\\b[^.;!?]{0,60}\\b(?:we|you)\\b',
  '\\b(?:for |our )?full[- ]time (?:roles|staff|positions|workers)\\b|\\bfor (?:the )?(?:full[- ]time|casual) roles?\\b',
);
const somebodyElse = anyOf(
  `\\b${served}\\b[^.;!?]{0,40}\\b(?:must|need|only|be|hold|have)\\b`,
  '\\b(?:enrol\\w*|subsid(?:y|ies|ised)|classes|scholarships?|housing|may vote)\\b|\\bbut you can work here without\\b',
  "\\byou(?:'ll| will)?(?: also)? (?:check|verify|explain|tell|advise)\\b",
  '\\bclients (?:ask|include|need|require)\\b|\\bboard members\\b',
);
const noDemand = anyOf(
  "\\bnot (?:just|only|one of|excluded)\\b|\\bnot only\\b|(?:\\bnot|n't) hesitate\\b|\\bno reason\\b|\\beven if you\\b",
  "\\bwe(?:'d| would)(?: \\w+)? prefer\\b|\\bwho (?:do not|don't|dont) have\\b[^.;!?]*\\?|\\by ?/ ?n\\b|^\\W*(?:don't|dont|do not)\\b[^.;!]*\\?\\W*$",
  "\\bif you (?:(?:do not|don't) have [^.;!?]{0,30}, )?(?:talk|speak|call|ask|tell)\\b",
  '^\\W*(?:if|with|those with|should|whether|anyone with)\\b[^.;!?]{0,60}\\b(?:can (?:also|pick|do|work)|up to \\d|extra)\\b',
  "^[^?]{0,60}\\? (?:that's|no problem|no worries|all good|let us|tell us)",
);

// slow-pattern: an item has at most 500 characters.
const ofOthers = new RegExp(anyOf(anotherJob, somebodyElse, noDemand), 'i');

/** Whether a demand may bind somebody other than the readers of the ad, or bind nobody. */
export const mayBindOthers = (item: string): boolean => ofOthers.test(item.replace(/[‘’]/g, "'"));
