import { anyOf, type Quoted } from '../rule.ts';

/** That the work itself is not paid, in the ad's words. */
export type Unpaid = Quoted<'unpaid'>;

const work =
  '(?:role|position|job|work|intern|internship|placement|opportunity|basis|trial|shifts?|traineeship|apprenticeship)';
const keep =
  '(?:accommodation|bed and board|room and board|board|lodging|rent|meals?|food|a (?:room|bed|caravan|place to stay)|your keep|exposure|experience|vouchers)';
const wage = '(?:wages?|pay|salary|payment|remuneration)';

// slow-pattern: an item has at most 500 characters.
const notPaid = new RegExp(
  anyOf(
    `\\bunpaid,? (?:[\\w-]+,? ){0,3}?(?:${work}|training)\\b`,
    `\\b(?:${work}|training|shift|weeks?|months?|days?|it) (?:(?:period )?(?:itself |alone )?(?:is|are|will be) )?(?:an? )?(?:entirely |strictly |initially |also )?(?:unpaid|voluntary|not paid|not a paid|unremunerated|not remunerated)\\b`,
    `\\b(?:this is|it's|it is|as|on) an? (?:entirely |strictly )?(?:unpaid|voluntary|volunteer|non-?paid)\\b(?! (?:coordinator|manager|officer|leader))`,
    `\\b(?:voluntary|volunteer) (?:position|role|internship|basis|opportunit\\w+)\\b|\\bit(?:'s| is) volunteer work\\b`,
    `\\b(?:volunteers?|vollies) (?:needed|wanted|required|sought|only)\\b|\\b(?:we need|become a|looking for) volunteers?\\b|^\\W*(?:voluntary|volunteers?)\\W*$`,
    `\\b(?:there is|there's|we (?:offer|pay)|with) no ${wage}\\b(?! (?:cap|limit|secre|rise|gap))|^\\W*no ${wage}(?:\\W*$| (?:for|during|while|at first|initially|to (?:start|begin))\\b)|\\bno (?:wages?|salary)(?: during\\b|[.,;!]|$)`,
    `\\bwithout (?:a |any )?(?:pay|wages?|salary|remuneration)\\b|\\b(?:cannot|can't|do not|don't) pay (?:you|wages|a wage|a salary)\\b|\\byou (?:will not|won't) be paid\\b`,
    `\\b(?:salary|wages?|pay(?:ment)?|remuneration) ?[:=-] ?(?:none|unpaid|nil|\\$ ?0(?![.,\\d])|voluntary)|\\b(?:unremunerated|unsalaried|nonpaid|pro bono|honorary) ${work}\\b`,
    `\\b(?:work|hours|time|help|helpers?)\\b[^.;!?]{0,40}?\\b(?:in (?:exchange|return) )?for (?:free |your |some )?${keep}(?= ?(?:[.,:;!(]|$)| [–-])`,
    `\\b(?:work|hours|time|help)\\b[^.;!?]{0,40}?\\bin (?:exchange|return) for (?:free |your |some )?${keep}\\b`,
    `\\b${keep} (?:only|in (?:exchange|return) for (?:your )?(?:work|help|hours)|(?:instead|in place) of (?:a )?${wage})\\b`,
    `\\b(?:swap|exchange|trade) your (?:time|help|work|hours) for\\b|\\b(?:free stay|stay (?:for )?free)\\b[^.;!?]{0,40}?\\b(?:work|hours)\\b`,
    `\\b(?:no|zero|without) (?:pay|payment|(?:financial )?compensation)(?= ?(?:[.,;!]|$| for (?:this|now|the first)| but\\b| is offered))|\\b(?:unable to|do(?:es)? not|don't|doesn't|can't|cannot) (?:offer|attract|provide|pay) (?:any |a )?(?:pay|wage|salary)\\b`,
    `\\bin lieu of wages\\b|\\b(?:unwaged|unsalaried)\\b|\\bnon-?paying ${work}\\b|\\bvolunteer (?:your (?:time|weekends?|evenings?|skills)|with us|receptionist|assistant)\\b`,
    `\\bpaid in (?:exposure|vouchers|store vouchers|kind)\\b|^\\W*tips only\\b|\\bequity (?:rather than|instead of) (?:a )?${wage}\\b`,
    `\\b(?:paid|payment|salary|wages?) (?:only |entirely )?in (?:shares|equity|stock|options|tokens)\\b|\\b(?:equity[ -]only|sweat equity)\\b`,
    `\\b(?:free trial (?:shift|day|week|period)s?|trial (?:shift |day |week |period )?(?:is |are )?free)\\b|\\b(?:come in for|do|work|begin with|start with|(?:shift|day|week) is) an? (?:\\w+ )?free trial\\b`,
    `\\b(?:work|do) (?:the|your|a) trial (?:shift )?for free\\b|\\b(?:don't|do not|won't|will not) pay for (?:the |your )?trials?\\b|\\btrials? (?:isn't|aren't|won't be) paid\\b|\\btrial (?:shift |day )?(?:is |will be )?(?:only )?paid (?:only )?if you\\b|\\bfirst shift is on (?:the house|us)\\b|\\bno wages? (?:in|for) (?:the|your) first\\b|\\bno remuneration\\b|无薪|無薪`,
    `\\b(?:days?|weeks?|shifts?|hours?)(?: of)? free (?:training|trial|work)\\b|\\btrial first,? [^.;!?]{0,20}\\bpay\\b`,
    `\\btrial (?:shift|day|week)\\b[^.;!?]{0,25}\\b(?:not paid|unpaid|without pay)\\b|,? no wages?\\W*$|^\\W*expenses only\\b`,
    `\\bfor (?:college|course|academic|university|study) credits? only\\b|\\b(?:college|course|academic) credits? only\\b`,
    `[([|–-] ?unpaid ?[)\\]|–-]|^\\W*unpaid\\b(?! (?:leave|overtime|breaks?|carers?|work is|bills?|invoices?|accounts?))|, unpaid(?:\\W*$|,)`,
    `\\bin (?:return|exchange) for your (?:work|help|hours|time),? (?:you (?:get|receive)|we (?:offer|give|provide)(?: you)?) (?:free )?${keep}|\\bwe pay (?:you )?nothing\\b|\\bwork (?:\\w+ ){0,3}for free\\b|\\bvolunteer\\b[^.;!?]{0,40}\\bfor-profit\\b`,
    `\\bfirst (?:\\w+ )?(?:shifts?|days?|weeks?|fortnight|nights?) (?:is|are) (?:for )?(?:training|(?:an? )?trials?|induction),? (?:so|with|and) (?:there is |it has )?no (?:pay|wages?)\\b`,
    `\\bfirst (?:\\w+ )?(?:shifts?|days?|weeks?|fortnight|nights?) (?:is|are) (?:done |worked )?(?:for )?free(?= (?:so|to|and)\\b|[.,;!]|$)`,
    `\\bfirst (?:\\w+ )?(?:shifts?|days?|weeks?|fortnight) (?:is|are) (?:training|(?:an? )?trials?|induction),? (?:and (?:is |are )?)?(?:not paid|unpaid|without pay)\\b`,
    `\\btrials? (?:shift |day |week )?(?:(?:and|,) )?(?:is |are )?(?:not paid|unpaid)\\b|\\bfirst (?:\\w+ )?(?:shifts?|days?|weeks?) (?:is|are) (?:an? )?(?:unpaid|not paid|trials?,? (?:and )?(?:not paid|unpaid))\\b`,
  ),
  'i',
);
/** Leave, other people's work, work that somebody did before, and what is denied. */
const elsewhere =
  /\b(?:customers|clients|users|subscribers|software|our app|bonus(?:es)? (?:\w+ ){0,3}in|leave|breaks?|lunch|overtime|carers?|experience (?:as|in)|(?:volunteer|voluntary) (?:experience|work experience|days?|managers?|coordinators?)|lead|manage|supervise|oversee|recruit|rosters? (?:the|our|paid|your)|rostering|coordinat\w+|paid or unpaid|unpaid or paid|whether paid|not an? (?:volunteer|unpaid)|(?:no|never) unpaid|illegal|have been|held|written by|wages? (?:theft|claims?)|invoices?|accounts?|bills?|tax(?:es)?)\b/i;

/** "Volunteer barista", but not those who look after volunteers. */
const ofVolunteers =
  /^\W*volunteer\b(?! (?:and |& )?(?:\w+ )?(?:coordinat\w+|managers?|management|officers?|lead\w*|director|program\w*|engagement|experience|services?|recruit\w*|support officer|administrat\w+))/i;

/** The title, or the first sentence, that says that the work is not paid; undefined if none does. */
export const unpaidOf = (title: string, items: readonly string[]): Unpaid | undefined => {
  const quote = ofVolunteers.test(title) ? title : items.find((item) => notPaid.test(item) && !elsewhere.test(item));
  return quote === undefined ? undefined : { kind: 'unpaid', quote };
};
