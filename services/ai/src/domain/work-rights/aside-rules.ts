import { anyOf } from '../rule.ts';
import { type Rule, rule } from './demand.ts';
import { beside, demanded, hope, hopeAtStart, linking, near, required } from './modality.ts';

/** People who are served and do not work there. Those who are served by a recruiter may: "our clients require citizens". */
const customers = anyOf(
  'clients|customers|patients|residents|borrowers|tenants|guests|families|buyers|investors|donors|voters|pupils|passengers',
  'ndis participants|policy ?holders|(?:the )?(?:people|families|children|those) (?:we|you|they) (?:help|serve|support|assist|care for|work with|look after)',
);
const owners = '(?:co-?)?(?:founders?|owners?|(?:managing )?directors?|ceo|boss|shareholders)';
const clauseStart = '(?:^|[,;:] |\\b(?:and|because|since|where|while) )';
const kindOfCustomer = '(?:(?:aged|elderly|older|private|valued|local|typical|home|loan|business) )?';
const howMany = '(?:(?:all|most|many|some|half)(?: of)? )?(?:(?:our|the|these|those|whose|its|their) )?';
const often = '(?: (?:all|both|mostly|mainly|largely|usually|also|proud|often))?';
const andNoMore = '(?!,? (?:only\\b|(?:and )?so must|as must))';
const noOneOfOurs = '(?:(?!staff|employ|candidat|applica|worker|colleague|team|contractor|new)[\\w-]+ ){0,3}?';

/** Sentences about something other than applicants for this ad. */
export const elsewhere: readonly Rule[] = [
  rule(
    'open',
    true,
    `\\b(?:regardless|irrespective|without regard|no matter|whatever|discriminat\\w+|on the basis of|protected (?:attributes?|characteristics?|status|class\\w*)|harass\\w+)\\b(?:(?!\\bmust\\b|\\bonly\\b|\\brequire)[^.;!?]){0,250}?${demanded}(?:[\\w ,]{0,30}(?:,|\\bor\\b|\\band\\b) ?${demanded}){0,3}(?!${beside(25)}${required})`,
  ),
  rule(
    'open',
    true,
    `\\b(?:race|religion|gender|sexual|marital|disability|veteran|ethnicity)\\b${near(120)}STATUS`,
    `STATUS(?: status)?,? ${near(60)}\\b(?:gender|marital|disability|sexual|race|colou?r|veteran)\\b`,
    `\\bpractices regarding\\b${near(40)}STATUS`,
    `\\b(?:every|all|any) (?:backgrounds?|ages?|abilit\\w+|faiths?)\\b${near(60)}STATUS(?: and VISA(?: status)?)?`,
    'STATUS backgrounds?\\b',
  ),
  rule(
    'open',
    true,
    '\\b(?:pathways?|path|road|route|points|leads?|leading|assistance|migration) (?:to|towards?|for|with)(?: (?:your|a|an|the))* STATUS',
    '\\bapply(?:ing)? for STATUS',
    'STATUS (?:pathways?|opportunit\\w+|support|sponsor\\w+|applications?|points|matters|cases|law|enquiries)\\b',
  ),
  rule(
    'open',
    true,
    '\\b(?:support|help|assist|nominate)\\w* (?:\\w+ ){0,3}(?:to|towards?|with|gain|obtain|become) (?:\\w+ ){0,2}STATUS',
  ),
  rule(
    'open',
    true,
    '\\b(?:opportunit\\w+|chance|sponsor\\w*) to (?:get|gain|obtain|hold) (?:an? )?(?:CLEARANCE|SECURITY)',
  ),
  rule('open', true, '\\b(?:sponsor|nominat)\\w* (?:for|to|towards?|of|into) (?:\\w+ )?STATUS'),
  rule(
    'open',
    true,
    `${clauseStart}${howMany}${kindOfCustomer}${customers} (?:who |that )?(?:are|were|must be|need to be|have to be)${often} STATUS${andNoMore}`,
    `${clauseStart}${howMany}${owners}(?: and ${owners})? (?:is|are|was|were)${often} STATUS${andNoMore}`,
    `${clauseStart}${howMany}(?:members|students|pupils) are${often} STATUS${andNoMore}`,
    `\\bndis\\b,? (?:an? |the |your )?(?:participants?|clients?|people|you) must be STATUS`,
    `\\b(?:teach|tutor|advis|represent|care for|caring for|support|assist|serv|help)(?:e|es|s|ing)? ${noOneOfOurs}(?:who|that) are${often} STATUS`,
    `\\b(?:loans?|mortgages?|rebates?|pensions?|medicare|the ndis|fee-help|hecs-help|benefits?|concessions?) (?:is|are|may be) (?:only )?(?:available|open|offered|given|paid) (?:only )?to STATUS`,
  ),
  rule(
    'open',
    true,
    `\\brelocation\\b(?:(?!\\bmust\\b|\\brequire)[^.;!?]){0,60}?${demanded}(?!${beside(25)}${required})`,
  ),
  rule(
    'open',
    true,
    `\\b(?:check|checks|verif\\w+|state|indicate|confirm) (?:\\w+ ){0,5}${demanded} (?:or \\w+ )?(?:checks?|status|details)\\b`,
  ),
];

export const takenBack: readonly Rule[] = [
  rule(
    'open',
    true,
    `\\b(?:offer|provide|consider)\\w* sponsorship\\b${near(60)}\\b(?:not have|without|lack)\\b${near(15)}${demanded}`,
  ),
  rule(
    'open',
    true,
    `\\bno (?:need|requirement)\\b${near(30)}${demanded}`,
    `(?<!\\bif (?:you )?)\\b(?:do not|don't|need not|needn't|not have to|not need)\\b(?! (?:have|hold|possess)\\b(?! to\\b))(?:(?!\\bunless\\b|\\bif\\b|\\bapply\\b)[^.;!?]){0,25}?${demanded}`,
    `\\bwithout (?:need|requiring)\\b${near(25)}${demanded}`,
  ),
  rule(
    'open',
    true,
    `\\bno ${demanded}(?: is| are)? (?:required|needed|necessary)\\b`,
    `${demanded} (?:is |are )?(?:not|isn't|aren't|is no|no) (?:required|needed|necessary|essential|mandatory|must)\\b`,
  ),
  rule(
    'open',
    true,
    `(?<!(?:\\bnot|n't|\\bcannot|\\bnever|\\bno) [^.;!?]{0,30})\\bif\\b${near(30)}\\bnot\\b${near(25)}STATUS(?!${near(60)}\\b(?:not|cannot|don't|unable|no)\\b)`,
    `\\bwhether\\b${near(40)}STATUS`,
    `\\bif you (?:do not|don't) (?:have|hold|possess)\\b${near(15)}STATUS(?=${near(20)}\\b(?:you (?:need|will need|must)|please have|bring)\\b${near(20)}(?:VISA|RIGHT))`,
    `(?:\\bnot|n't) (?:\\w+ ){0,2}?(?:limited|restricted|restrict)\\b(?: our(?: \\w+){1,3})? to (?:an? )?STATUS`,
    '\\bopen to (?:\\w+ and )?non-STATUS',
    '\\bno STATUS requirements?\\b',
    `${demanded}${near(50)}\\b(?:don't|doesn't|do not|does not) (?:care|mind|matter)\\b`,
  ),
];

export const hopes: readonly Rule[] = [
  rule('open', true, `\\b(?:preference|priority)\\b (?:\\w+ ){0,4}?(?:to|for)\\b[^.;!?]*${demanded}[^.;!?]*`),
  rule(
    'open',
    true,
    `\\b(?:is|would be)(?: \\w+)? (?:prefer(?:able|red)|desirable|advantageous|an advantage|a plus|a bonus|beneficial|helpful) (?:if|that|for|to)\\b(?:(?!\\bmust\\b)[^.,;!?]){0,40}?${demanded}(?!${beside(30)}${required})`,
  ),
  rule('open', true, `\\bwould be (?:great|good|nice|lovely|ideal|wonderful) (?:if|to)\\b${near(25)}${demanded}`),
  rule(
    'open',
    true,
    `${demanded}${linking},? ?(?:but )?${hope}`,
    `${demanded} ?\\((?:highly |strongly |also )?${hope}`,
  ),
  rule(
    'open',
    true,
    `(?:^|[.;:,(] ?|- )${hopeAtStart}[ :,]*(?:(?!must\\b|required\\b)[\\w'-]+[ ,]+){0,4}?${demanded}(?!${beside(30)}(?:${required}|\\bonly\\b|\\bcannot\\b|:))`,
  ),
];
