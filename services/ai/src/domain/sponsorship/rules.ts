import { pattern, type Rule, within } from '../rule.ts';

export type Says = Readonly<{ kind: 'offers' | 'refuses'; confidence: number }> | 'nothing';

const sponsor = pattern`\bsponsor(?:s|ed|ing|ships?)?\b`;
const not = pattern`\b(?:unable|not|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t|never|nor|neither|ineligible)\b`;
const visa = pattern`\b(?:visas?|subclass|482|457|494|tss|186|skills in demand)\b`;

const rule = (name: string, says: Says, words: RegExp): Rule<Says> => ({ name, says, pattern: words });
const offers = (confidence: number): Says => ({ kind: 'offers', confidence });
const refuses = (confidence: number): Says => ({ kind: 'refuses', confidence });

const available = pattern`\b(?:available|offered|provided|on offer|guaranteed|included|supplied|given|arranged)\b`;
const maybe = pattern`\b(?:possib\w+|consider\w*|potential\w*|opportunit\w+|negotiable|option\w*|may|might|could|discuss\w*|after|following|depending|for the right|right (?:candidate|person|applicant)|upon)\b`;

/** The first rule that matches a sentence decides. */
export const rules: readonly Rule<Says>[] = [
  rule(
    'do not apply if you need it',
    refuses(0.95),
    pattern`\b(?:not|n['’]t|never) (?:\w+ )?(?:apply|suitable|for you|the (?:right )?(?:role|job))\b${within(60)}${sponsor}`,
  ),
  rule(
    'asks whether one needs it',
    'nothing',
    pattern`\b(?:if|whether|should|do|would|will) you(?! (?:do not|don['’]?t|will not|won['’]?t))${within(30)}(?:need|require|seek|want)\w*${within(30)}${sponsor}(?!${within(80)}\b(?:we (?:can|will|may|offer)|available|not|cannot|unable)\b)`,
  ),
  rule(
    'nobody needs it',
    'nothing',
    pattern`\bno (?:visa |employer )?sponsorship(?: is)? (?:needed|required|necessary)\b|${sponsor} (?:is |are )?not (?:needed|required|necessary)\b`,
  ),
  rule(
    'offered to those without rights',
    offers(0.8),
    pattern`\bif\b${within(50)}\bnot\b${within(60)}\b(?:we|can|may|will)\b(?! not)${within(20)}\b(?:offer|provide|arrange|discuss|sponsor)`,
  ),
  rule(
    'offered beyond doubt',
    offers(0.85),
    pattern`${sponsor}${within(30)}\bnot an? (?:problem|issue|obstacle|barrier)\b|\bnot (?:only|just)\b${within(60)}${sponsor}|\b(?:don['’]?t|do not) hesitate\b${within(40)}${sponsor}`,
  ),
  rule(
    'second to others',
    'nothing',
    pattern`${sponsor}${within(90)}\b(?:not\b${within(40)}\bif (?:an?|another|other)|only if no)\b${within(20)}\bsuitabl\w+`,
  ),
  rule(
    'brings no visa',
    refuses(0.9),
    pattern`(?:${not}|\bunlikely)${within(15)}\battract\b${within(30)}(?:${sponsor}|${visa})`,
  ),
  rule(
    'costs the applicant nothing',
    offers(0.75),
    pattern`${sponsor}${within(60)}\b(?:you (?:never|do not|don['’]t|won['’]t|will not) pay|not (?:be )?(?:deducted|charged))\b|\b(?:never|not|don['’]t) charge\b${within(25)}${sponsor}`,
  ),
  rule('unable to sponsor', refuses(0.97), pattern`${not}${within(70)}${sponsor}`),
  rule('no sponsorship', refuses(0.97), pattern`\b(?:no|nil|zero)\b(?: [\w/-]+){0,5}? ${sponsor}`),
  rule(
    'without sponsorship',
    refuses(0.9),
    pattern`\b(?:without|independent of|free of)\b(?: [\w/-]+){0,7}? ${sponsor}`,
  ),
  rule(
    'sponsorship not available',
    refuses(0.97),
    pattern`${sponsor}${within(90)}(?:\bnot\b|n['’]t\b|\bunavailable\b|\bcannot\b|\bnever\b|\bneither\b|\boff the table\b|\bout of the question\b|\bruled out\b|\bexcluded\b|\bdeclined\b|\bno longer\b)`,
  ),
  rule(
    'sponsorship: no',
    refuses(0.9),
    pattern`\bsponsorship(?: available| offered| provided)?\s*[:?–-]\s*(?:no|none|nil|n\/a)\b`,
  ),
  rule(
    'no visa provided',
    refuses(0.9),
    pattern`\b(?:no|not)\b${within(25)}\bvisas?\b (?:\w+ )?(?:provided|arranged|offered|available)\b|\bvisas?\b (?:can|will) (?:not|be neither)\b${within(20)}\b(?:provided|arranged|offered)\b`,
  ),
  rule(
    'no visa support',
    refuses(0.9),
    pattern`(?:${not}|\bno\b)${within(30)}\bvisa (?:support|assistance|nominations?)\b|\bvisa (?:support|assistance|nominations?)\b${within(30)}${not}`,
  ),
  rule(
    'welcome those who need it',
    offers(0.8),
    pattern`\b(?:need|requir|seek|look)\w*${within(20)}\bsponsorships?\b${within(50)}\b(?:welcome|encouraged|invited|considered|may apply|can apply)\b|\b(?:open to|welcome|accept|consider)\w*${within(40)}\b(?:need|requir|seek)\w*${within(15)}\bsponsorships?\b`,
  ),
  rule(
    'of those who need it',
    'nothing',
    pattern`\b(?:who|whose|that|candidates?|applicants?)\b${within(40)}\b(?:need|requir)\w*\b${within(25)}\bsponsorships?\b`,
  ),
  rule(
    'work on sponsorships',
    'nothing',
    pattern`\b(?:manag\w+|understand\w*|knowledge|experienced?|administ\w+|coordinat\w+|oversee\w*|process(?:es|ing)?|complexit\w+|advis\w+|liais\w+|sell(?:ing)?|secur(?:e|ing)|prepar(?:e|ing)|complian\w+|monitor\w*|assess\w*|lodg\w+)\b[^;!?,]{0,40}?\bsponsorships?\b(?!${within(40)}(?:${available}|${maybe}))|\bsponsorship (?:process\w*|complian\w+|obligations?|applications?|files?|requirements?|matters|laws?|cases|reporting|renewals?)\b`,
  ),
  rule('a question', 'nothing', pattern`${sponsor}[^.]*\?["')]*$`),
  rule('no transfers', 'nothing', pattern`(?:${not}|\bno\b)${within(30)}\b(?:take over|transfers?|takeovers?)\b`),
  rule(
    'takes over a visa',
    offers(0.8),
    pattern`\b(?:take|taking) over${within(25)}\b(?:482s?|494s?|tss|sponsored visas?|visa sponsorships?)\b|\b(?:482|494|tss)s?\b${within(25)}\b(?:chang|transfer|switch|mov)\w*\b${within(25)}\b(?:welcome|considered|encouraged|accepted|invited|ok(?:ay)?)\b`,
  ),
  rule('sponsorship: yes', offers(0.95), pattern`\bsponsorship\s*[:–-]\s*(?:yes|available|offered)\b`),
  rule(
    'may be sponsored',
    offers(0.75),
    pattern`\bsponsorships?\b${within(60)}${maybe}|${maybe}${within(40)}\bsponsorships?\b|\b(?:consider\w*|open to|discuss\w*)\b${within(40)}${sponsor}`,
  ),
  rule(
    'sponsorship available',
    offers(0.95),
    pattern`\bsponsorships?\b${within(60)}${available}|${available}${within(15)}\bsponsorships?\b`,
  ),
  rule(
    'offers sponsorship',
    offers(0.93),
    pattern`\b(?:offer\w*|provid\w+|happy to|glad to|willing to|able to|prepared to|keen to|ready to|arrange\w*|support\w*|assist\w*|help\w*|can|will|do|includ\w+)\b${within(50)}\bsponsor(?:ships?|ing)\b|\b(?:happy|glad|willing|able|prepared|keen|ready|open|looking) to (?:\w+ )?sponsor\b|\b(?:we|employer|company|business|client|clinic|hospital|school)\b(?: \w+){0,2} (?:can|will|may|could) (?:also |gladly )?sponsor\b`,
  ),
  rule(
    'we sponsor',
    offers(0.9),
    pattern`\b(?:we|employer|company|business|clinic|hospital|school)\b(?: \w+){0,2} sponsors?\b(?: \w+){0,5} ${visa}|\b(?:we|i)(?:['’]re)? (?:also |gladly |can |will |do |are |be )*sponsor(?:ing)?\b(?=\s*(?:$|[,.!]|(?:(?:a|an|the|your|our|all|some|right|many|suitably|suitable|highly|great|good|skilled|qualified|experienced|overseas|international|successful|eligible|talented)\s)*(?:\w+\s)?(?:visas?|candidates?|applicants?|workers?|people|persons?|nurses?|chefs?|cooks?|teachers?|educators?|trades\w*|engineers?|professionals?|employees?|staff|h-?1b|you\b|skilled|qualified|482|186|494|tss)))`,
  ),
  rule(
    'eligible for sponsorship',
    offers(0.75),
    pattern`\b(?:eligible|qualif\w+|pathway|chance|prospect|towards?|leading)\b${within(30)}\bsponsorships?\b|\bsponsored (?:position|role|job)\b|\b(?:approved|accredited|registered|standard business) sponsor\b`,
  ),
  rule(
    'visa sponsorship, bare',
    offers(0.6),
    pattern`^\W*(?:(?:full|employer|work|permanent|skilled|regional|relocation|and|&|\d{3}|tss|visa|pr)\W+){0,6}sponsorship(?: (?:and|&|\/) \w+)?\W*$|${visa}${within(15)}\bsponsorships?\b(?=\s*(?:[,.)/+]|and\b|$))`,
  ),
  rule(
    'visa provided',
    offers(0.75),
    pattern`\bvisas?\b (?:can|will|may|could) be (?:also )?(?:provided|arranged|supported|offered|organi[sz]ed|nominated)\b|\b(?:support|help|assist\w*|assistance)\b(?: (?:you|with|in|to|for|the|your))* (?:secur|obtain|gett|arrang|apply)\w*(?: (?:for|an?|your|the))* (?:\w+ )?visas?\b|\b(?:we|will|can) (?:\w+ )?(?:arrange|organi[sz]e|provide|nominate)\b(?: \w+){0,4} visas?\b`,
  ),
  rule(
    'visa paid for',
    offers(0.7),
    pattern`\bvisas?\b(?: (?:application|processing|process\w*|costs?|fees?|expenses?|paperwork)){0,3} (?:(?:is|are|all|will be|fully) )*(?:covered|paid for|taken care of|on us)\b`,
  ),
  rule(
    'visa support offered',
    offers(0.7),
    pattern`\bvisa (?:support|assistance|nominations?)\b${within(20)}${available}|\b(?:offer\w*|provid\w+)\b${within(30)}\bvisa (?:support|assistance|nominations?)\b`,
  ),
];
