import type { SoleHolders } from '@waratah/vocabulary/law/demand';
import { anyOf } from '../rule.ts';
import type { Statement } from './first-reader.ts';

/**
 * An ad is told as open only where a sentence that names holders of visas is plainly a welcome. Refusals, exceptions and
 * conditions have more words than any list, so it is the welcome that must be known: everything else is a question.
 */

/** A number is a visa's in a list of them, in the plural, or where people hold it. */
const subclass = '(?:186|189|190|407|408|417|462|482|485|491|494|500)';
const join = '(?: ?(?:,|/|&|\\+) ?(?:and |or |& )?| and | or )';
// slow-pattern: an item has at most 500 characters.
const inWords = new RegExp(
  anyOf(
    `\\b${subclass}s?(?:(?: visas?)?${join}(?:an? |the )?(?:${subclass}s?|prs?|tss|whvs?|citizens?|partner)\\b)+`,
    '\\b(?:407|408|417|462|482|485|491|494)s\\b',
    `\\b(?:subclass|visa|whv|tss|on|hold|holds|holding|have|has|need|an?|your|existing|our|exceptions?:|accept|take|hire|want|excludes|excluding|except|bar|minus)(?: the)? ${subclass}s?(?=\\W*$|[.,;:!?)]| (?:visas?|holders?|whv|only|please|welcome|and then|or no)\\b)`,
    `(?:^|/)\\W*${subclass}s?(?=\\W*$| (?:visas?|holders?|only|please|welcome|whv)\\b)`,
    '\\b(?:whvs?|whms?|backpackers?|working holiday(?! (?:park|house|home)))\\b',
    '(?<=\\b(?:take|tak(?:e|ing) on|accept|accepting|hire|hiring|want|welcome) )(?:students|graduates)\\b(?=[^.;!?]{0,20}(?:\\d{3}|visas?|only|whv|whm))',
    '\\b(?:except\\w*|exclud\\w*|bar|minus|aside from)\\b(?: (?:is|are|being|for))?:? (?:students|500)\\b',
    '\\b(?:all|any|most|every|other) (?:\\w+ )?visas?\\b(?! (?:sponsor|application|support))',
  ),
);
const markers = /STUDENT|HOLDERS|TEMPORARY(?! of (?:our|the|this)\b)/;
/** Of people who are taught, advised or lodged. */
const customers =
  /\b(?:teach|tutor|advis|counsel|enrol|educat|coach)\w*\b[^.;!?]{0,40}STUDENT|STUDENT (?:advis|support|services?|recruit|officer|coordinator|ambassador|accommodation|market|office|program|experience|engagement)|\b(?:beds?|rooms?|dorms?|hostel|accommodation)\b/;

/** Words that welcome people, hire them, or say that their visa is no obstacle. */
const welcoming = new RegExp(
  `\\b${anyOf(
    'well?com\\w*|friendly|encourag\\w*|invit\\w*|consider\\w*|accept\\w*|okay|ok|fine|good|great|perfect|ideal|suit\\w*|eligible|available|possible|allowed',
    'appl(?:y|ies|ied|ying|ications?)|open|for|hir(?:e|es|ed|ing)|employ\\w*|tak(?:e|es|en|ing)|wanted|love|happy|glad|keen|offer\\w*|respect|know|understand|calling|join|work(?:s|ing)?',
    'sponsor\\w*|nominat\\w*|transfer\\w*|support\\w*|help\\w*|assist\\w*|yes|tell us|not an? (?:problem|issue|barrier|obstacle)|only (?:\\d|1\\d|2[0-4]) hours|no (?:problem|worries|issue|drama)s?|whatever|both|or|(?:can|may) (?:be|hold|have)|(?:any|all) (?:\\w+ )?visas?',
  )}\\b|SPONSORED`,
);

/** Words that deny or limit nothing for the holders: "no experience needed, students welcome, 15 hours a week". */
// slow-pattern: an item has at most 500 characters.
const harmless = new RegExp(
  anyOf(
    '\\bno (?:\\w+ ){0,2}?(?:experience|skills?|training|qualifications?|resume|car|english|fees?|costs?|problems?|worries|issues?|dramas?|stress|minimum|contract|weekends?)\\b(?: (?:is |are )?(?:needed|necessary|required|at all))?',
    "(?:\\bnot|n't)(?: be)? (?:only|just|an? (?:problem|issue|barrier|obstacle|worry)|matter\\w*(?: if| whether)?|mind(?: if| whether)?|care|need(?:ed)?|have to|required?|necessary|essential|hesitate|worry|be (?:shy|afraid))\\b",
    '\\b(?:no|without) need (?:to|for)\\b|\\bneed not be\\b|\\bregardless\\b|\\bno matter\\b|\\bwhether or not\\b|\\bwhether[^.;!?]{0,30}FULL or\\b|(?:as|so) long as (?:you|they) (?:have|hold) (?:an? |the |valid )*RIGHT',
    `(?:\\b(?:only|just|(?:as|so) long as|if|provided|max(?:imum)?|limited to|up to|at most|around|about|roughly)\\b[^.;!?]{0,40}?)?\\b(?:\\d|1\\d|2[0-4])(?: ?(?:-|to) ?(?:\\d|1\\d|2[0-4]))? ?(?:hours?|hrs?)\\b(?: (?:an?|per|each|every) week)?(?: max(?:imum)?| only)?`,
    '\\b(?:tell|let) us (?:know )?(?:if|whether)\\b|\\bSTUDENT(?: holders?)? only\\W*$|\\b(?:FULL|full) or (?:limited|restricted)\\b|\\bFULL or (?:an? )?(?:STUDENT|RIGHT|VISA)|\\bSTUDENT or FULL\\b|\\b(?:also|even)\\b[^.;!?]{0,20}\\bwithout (?:FULL|full)',
    "\\bif\\b[^.;!?,]{0,20}(?:\\bnot|n't)\\b[^.;!?,]{0,40}, (?:please )?apply",
    "(?:\\b(?:no|not|without)\\b|n't\\b)[^.;!?]{0,20}mentioned-\\w+(?: (?:is |are )?(?:needed|required|necessary))?",
    '(?:\\b(?:must|need to|should|required?)\\b(?: \\w+){0,2}? )?(?:\\b(?:have|hold|holding) )?(?:(?:an?|the|valid|current|australian|legal) )*RIGHT(?: in \\w+)?(?:,? (?:(?:is|are) )?(?:required|essential|needed|necessary))?|\\bsubject to (?:your )?visa conditions\\b|\\bcan (?:legally )?work(?: here)? legally\\b|\\bcan legally work\\b|\\bshould (?:also |please )?apply\\b',
    '\\b(?:unlimited|more|extra|full[- ]time) hours (?:in|during|over) (?:the |your )?(?:uni\\w*|semester|course|term|study|holidays?|summer)(?: (?:breaks?|holidays?))?',
    '(?:\\b(?:limited to|capped at|restricted to|around|within|with|up to|your|the) )?\\b48[- ]hours?(?:(?: (?:a|per))? fortnight\\w*)?(?: (?:rules?|limits?|conditions?|caps?))?|\\b(?:around|within|with|up to|your|the) 48\\b',
  ),
  'g',
);

/** Words that turn a welcome: an exception, a condition, a time, a contrast, a limit, a demand. */
const turning = new RegExp(
  anyOf(
    `\\b${anyOf(
      'except\\w*|exclud\\w*|exclusions?|bar|barr\\w+|bann?\\w*|save|minus|aside|apart|other than|instead|rather than|out|off|against|refrain\\w*|avoid\\w*|declin\\w*|steer\\w*|prohibit\\w*|forbid\\w*|reject\\w*|discourag\\w*',
      'unless|provid(?:ed|ing)(?= |$)|as long as|so long as|once|until|till|(?<!\\blook |\\blooking )after|if|when|where|but|however|though|although|only|subject to|on condition|proviso|assuming|depending|later|future|past|used to|previously',
      'must|should|need to|has to|have to|required?|requires|requirements?|essential|mandatory|necessary|cannot|not|no|never|nobody|none|nor|neither|nothing|without|sorry|unfortunately|sadly|regret\\w*|afraid|too (?:hard|difficult|much|many|complicated|risky)|bin|ignored?|deleted?|skip|then|finish\\w*|graduation|pass(?:ing)?|needed|seeking',
      'from (?:january|february|march|april|june|july|august|september|october|november|december|next|semester)|next (?:year|semester|term|intake|time|month)|semester|intake|closed|already in place|already|finished|maybe|check back|other ads|filled|enough|research|phd|master|those who|become|became|former|domestic (?:students? )?only|aussie|unlikely|less so|no[ -]go|deal[- ]?breaker|20[2-9]\\d|wait|the answer is',
      '(?:un)?capp?(?:ed|s)?|limits?|limited|limitations?|unlimited|restrict\\w*|unrestrict\\w*|(?:48|38|40)(?= ?h)',
    )}\\b|n't\\b|FULL`,
  ),
);

/** Some visas by name or number, and words that take others too. */
const some =
  /\b(?:186|189|190|407|408|417|462|482|485|491|494)s?\b|\b(?:partner|graduate|bridging|tss)\b[^.;!?]{0,30}\bvisas?\b|\bwhvs?\b/;
const takesAny =
  /SPONSORED|\b(?:any|all|every|most|other|various|whatever|including|like|etc)\b|e\.g\.|\b(?:valid|appropriate|relevant|suitable|current) (?:work )?visas?\b/;
const namesStudents = /STUDENT|\b(?:students?|500s?)\b/;
const hires =
  /\b(?:we|only|can|will|happy to|visas?)\b[^.;!?]{0,20}\b(?:take|accept(?:ed|ing)?|hire|consider|employ|want)\b|^\W*accepted\b/;
const beyondHolidayMakers = /\b(?:186|189|190|407|408|482|485|491|494)s?\b|\b(?:partner|graduate|bridging)\b/;
const invites = /\b(?:welcom\w*|encourag\w*|perfect|ideal|great|suit\w*|fine|ok|problem|apply)\b/;

/** Holders of visas of whom something more is told that a student cannot have: "students with PR", "welcome, citizens". */
const beyondTheirVisa = new RegExp(
  anyOf(
    `(?:STUDENT|HOLDERS|\\bstudents)(?:,? (?:who|that|which))? (?:with|having|holding|are|have|hold|on|being|become|became|got|granted)(?: also| already| now| an?| the| their| current| valid| australian| aus){0,4} ${anyOf(
      'STATUS|PEOPLE|FULL|prs?\\b|permanent (?!address|job|role|work)|citizens?|residents?\\b(?! (?:of|in) (?!australia))',
      'public relations(?=\\W*(?:(?:are|is|can|may|welcome\\w*|only|please|apply|encouraged|ok|okay|fine|considered|accepted)\\b|$))',
      `(?:(?!500)${subclass}s?\\b|(?:partner|graduate|spouse|tr|post[- ]study work) visas?)(?!.*\\b(?:500|next|later|soon))`,
    )}`,
    '(?:STUDENT|HOLDERS)[^,;(–-]{0,20}welcome\\w*\\W{1,3}(?:STATUS|PEOPLE|public relations)\\W*$',
  ),
);

/** A question that the employer is asked; what follows it is the answer. */
// slow-pattern: an item has at most 500 characters.
const asksEmployer =
  /(?:\b(?:q\W+)?(?:(?:do|does|can|could|will|would) (?!you (?:have|hold|need))|open to\b|what about\b|how about\b)|is (?:it|this|the (?:job|role)) )[^?]*\?/;
/** One that the reader is asked, which no sentence denies (denied-questions.ts): "On a student visa?" */
// slow-pattern: an item has at most 500 characters.
const asksReader = /^\W*(?:(?:are|have|do) you\b|on an?\b)?[^?]{0,40}\?\W*$/;

/** Whether a sentence names holders of visas, whom it may welcome or refuse. */
export const namesHolders = ({ text, plain }: Statement): boolean => {
  const isNamed = markers.test(text) || (inWords.test(plain) && !text.includes('SPONSORED'));
  return isNamed && !customers.test(text);
};

/** Where a sentence goes on with something of its own: "welcome, must have RSA", "welcome if available weekends". */
const segments =
  /[,;:()–—]| - |\b(?=(?:if|as long as|so long as|provid(?:ed|ing)|but|must|should|no|not|when|subject to|except|though)\b)/;
/** Words that a segment about visas has. */
const ofVisas =
  /[A-Z]{4,}|\b(?:visas?|rights?|legal\w*|pr|resid\w+|citi[zs]\w*|permanent\w*|sponsor\w*|nominat\w*|immigration|vevo|graduat\w*|stud(?:y|ies|ents?)|course|uni|semester|intake|stay|australia\w*|hours?|hrs?|full[- ]?time|limit\w*|cap\w*|restrict\w*|unlimited|this (?:role|job|one|position)|here|others?|else|stores?|offices?|them|those|you(?:rs)?\W*$|years? left|months? left)\b/;
/** What any job may ask of anybody: availability, skills, papers, manners. */
const ofAnyJob =
  /\b(?:week(?:end|day|night)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights?|evenings?|mornings?|afternoons?|days?|shifts?|rosters?|venue|availab\w+|free|start|exams?|exp(?:erience)?|skills?|barista|rsa|rcg|licen[cs]e|wwcc|police check|white card|tickets?|first aid|car|bike|transport|english|mandarin|cantonese|hindi|speak\w*|live|local|nearby|close|18|over|coffee|love|like|enjoy|kids|dogs|animals|punctual|on time|reliable|hard ?working|honest|clean|tidy|serious|applicants?|time ?wasters?|stress|drama|fees?|tfn|abn|bank|resume|cv|uniform|shoes|phone|calls?|text|smile|attitude|training|heavy|lift\w*|cash|books|wages|pay|shy|busy|team|fast|friendly|long[- ]term|years?['’]? exp\w*|months?['’]? exp\w*|preferred)\b/;

const turns = (segment: string) => turning.test(segment) && (ofVisas.test(segment) || !ofAnyJob.test(segment));

/** Whether it welcomes them without an exception, a condition, or a list of visas that leaves others out. */
export const isPlainWelcome = ({ text, plain }: Statement): boolean => {
  if (beyondTheirVisa.test(text) || beyondTheirVisa.test(plain)) return false;
  const rest = text.replace(harmless, ' ');
  if (asksEmployer.test(rest)) return false;
  if (asksReader.test(rest)) return true;
  if (rest.split(segments).some(turns)) return false;
  if (some.test(plain) && !takesAny.test(text))
    return namesStudents.test(text) ? !hires.test(rest) : invites.test(rest) && !beyondHolidayMakers.test(plain);
  return welcoming.test(text) || !isTerse(plain);
};

const surely =
  /\b(?:well?com\w*|encouraged|accepted|ok(?:ay)?|fine|happy to (?:take|hire|have)|love|friendly|no (?:worries|problem|barrier)|not? an? (?:problem|issue|barrier)|yes please)\b|n't an? (?:problem|issue|barrier)|n't mind/;

/** Whether it welcomes students by name in so many words that nothing else in it matters: "student visa ok, no weekends". */
export const welcomesForSure = (statement: Statement): boolean =>
  statement.text.includes('STUDENT') &&
  surely.test(statement.text) &&
  !/STATUS|FULL|PEOPLE|CLEARANCE|TEMPORARY|\?/.test(statement.text) &&
  !customers.test(statement.text) &&
  isPlainWelcome(statement);

/** A mention of visas without a word that tells what it means: "Student visas: N", but not "our guests include backpackers". */
const isTerse = (plain: string) =>
  (plain.length < longestTerse && /visa|subclass|\d{3}|\bwh[vm]\b/.test(plain)) || labelled.test(plain);
const longestTerse = 32;
const labelled = /visas?[ )*]{0,3}:|:[ *]{0,3}(?:student|visa)/;

/** Whom a list of visas names, if it takes those of it and perhaps nobody else: "we take 485, 417 and 462". */
export const listedIn = ({ text, plain }: Statement): SoleHolders | undefined => {
  if (!some.test(plain) || takesAny.test(text) || turning.test(text.replace(harmless, ' '))) return undefined;
  const holidayMakers = /\b(?:417|462|whv|whm|backpackers?|working holiday)/.test(plain);
  if (!namesStudents.test(text)) return holidayMakers ? 'holiday_makers' : undefined;
  return holidayMakers ? 'students_holiday_makers' : 'students';
};
