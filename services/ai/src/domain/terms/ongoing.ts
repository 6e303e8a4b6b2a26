import { anyOf, type Quoted } from '../rule.ts';

/** That the job goes on without an end, in the ad's words. */
export type Ongoing = Quoted<'ongoing'>;

const goesOn = '(?:perm(?:an[ae]nt)?|ongoing|on-going)';
const time = '(?:full|part)[ -]?time';
const label =
  '(?:(?:employment|job|work|position|contract|role|appointment|vacancy)? ?(?:type|status|basis|term|tenure)s?|duration|employment)';
const job = '(?:contracts?|roles?|positions?|jobs?|opportunit(?:y|ies)|employment|appointments?|basis|vacanc(?:y|ies))';

/** What is permanent or ongoing without being a job. */
const notJobs =
  '(?:and|or|visas?|resid\\w+|rights?|staff|staffing|workers?|employees?|team|fixtures?|part|solutions?|place\\w*|home|hair|make|makeup|cosmetics?|jewel\\w+|way|structures?|recruit\\w*|training|support|care|professional|development|learning|education|work|works|projects?|maintenance|exhibitions?|collections?|magnets?|basis|cover|jobs?|roles?|positions?|commitments?|relationships?|basis|opportunit\\w+|success|growth|costs?|supply|police|checks?|first|certificat\\w+|licen[cs]\\w*|registration|access|availability|needs?|demand|compliance|improvement|assessments?|contracts?|australian)\\b';

/** The name of a job: "HC driver". */
const itsName = `(?!${notJobs})(?:(?!(?:and|or|to|for|of|in|with)\\b)[\\w-]+ ){0,3}?[\\w-]+`;

/** "Permanent full-time", "ongoing position", "Full time, ongoing", "Work type: Permanent". */
// slow-pattern: an item has at most 500 characters.
const saysSo = new RegExp(
  anyOf(
    `\\b${goesOn}[ ,/|(–-]{1,3}${time}\\b`,
    `\\b${time}[ ,/|(–&-]{1,3}(?:and )?${goesOn}\\b(?! (?:resid|visa|training|support|professional|development|learning))`,
    `\\bperm(?:an[ae]nt)? (?:[\\w-]+ ){0,2}?${job}\\b|\\bon-?going (?:roles?|positions?|jobs?|appointments?|basis)\\b`,
    `\\b${label} ?[:=–-] ?(?:[\\w-]+[ ,/]+){0,2}?${goesOn}\\b(?! resid)`,
    `\\b(?:role|position|job) is (?:a )?${goesOn}\\b(?! resid)`,
    `^\\W*(?:(?:this is |it is |it['’]s )(?:a |an )?)?${goesOn}\\W*$`,
    `\\b(?:hours|hrs|a week|per week|weekly|pw|full[ -]time|part[ -]time)[,;:–-]? ?(?:and )?${goesOn}\\W*$`,
    `^\\W*(?:position|job|role)?[ :]{0,2}permanent ${itsName}(?: (?:wanted|needed|required|(?:for|in|at) our)\\b|,|\\W*$)`,
    `(?<!\\bno )\\bpermanency (?:is )?(?:offered|from day one)\\b|\\bpermanently employed\\b(?! (?:staff|workers?|employees?|people|team))|\\b(?:job|role|position) with no end date\\b`,
    `, (?:a )?${goesOn}(?=,|\\W*$)`,
    '\\S [(|–-] ?perm(?:an[ae]nt)?(?=[,)|]|\\W*$)',
    `^\\W*ongoing ${itsName} (?:wanted|needed|role)\\b`,
    `\\b(?:hiring|seek(?:s|ing)?|needs?|wants?|wanted|looking for|recruiting|appointing|(?:is|are|['’]re) after) (?:an? |one |another )?(?:new )?permanent (?!${notJobs})[a-z]`,
  ),
  'i',
);

/** Words, anywhere in an ad, of a job that ends or may end, or that heeds the breaks of a course. */
// slow-pattern: an item has at most 500 characters.
const mayEnd = new RegExp(
  anyOf(
    '\\b(?:(?<!smart )casuals?(?! dining| dress| attire)|temp|temps|temporary|seasonal|season|summer|winter|christmas|xmas|festive|(?<!public )holidays?)\\b(?! (?:visas?|pay|leave|loading|party|parties|hams?|lunch|bonus|shutdown|closure|close|homes?|parks?|rentals?|units?|apartments?|lets?|makers?))',
    '\\bcontract (?:to|role|position|basis|work|job)\\b|\\b(?:month|mth|week|year|term|day|daily|rate|initial)s?[ -]+contracts?\\b',
    '\\b(?:fixed|short|limited|max(?:imum)?|specified)[ -]term\\b|\\b(?:secondment|non-ongoing|maternity|paternity|parental leave|interim|locum|relief|fifo|(?<!\\b(?:not|no) )labour hire)\\b',
    '\\b(?:students?(?! visas?\\b)|uni|semesters?|vacation|backpackers?|cover(?:ing)? (?:for|of)|busy (?:period|season|time)|(?:university|course|study|term|school) breaks?)\\b',
    '\\b(?:until|till|harvest|bridge|while (?:they|she|he|our)|for someone else|advertised separately|alongside|(?:was|is) (?:now )?filled|other ad|cut (?:back )?to|reduce to|when (?:your|they|she|he)|your (?:course|classes|stud(?:y|ies)|degree)|leave (?:in|after|again)|unlikely)\\b',
    "\\b(?:\\d+|one|two|three|four|five|six|eight|ten|twelve)(?: ?(?:to|-|–) ?\\w+)?[ -]weeks?\\b(?!['’]? (?:\\w+ ){0,2}(?:notice|leave|holidays?|vacation|training|induction|probation))|\\bends? (?:on|in|\\d)|\\bpart[ -]?time (?:later|after|when|from)\\b",
    '\\b(?:to(?! (?:start|begin|commence|join)\\b)|through|(?<!\\b(?:board|aboard|start|starting|begin|apply|application|applications|received|closes?|closed) )by|ends?|ending|finish\\w*|last day)\\b[^.;!?]{0,20}?\\b\\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b',
    '\\b(?:temp|contract|trial)[ -]to[ -]perm|\\b(?:not|never|no) (?:an? |yet )?(?:permanent|ongoing|on-going)\\b',
  ),
  'i',
);

/** Words of an item that offers or denies what it names. */
// slow-pattern: an item has at most 500 characters.
const uncertain =
  /\b(?:our permanent|unlike|instead of|in place of|listed|previous|elsewhere|team of(?=.*\b(?:perm|on-?going))|months?|initial\w*|kept on|then|(?<!as soon as )possib\w*|potential\w*|(?<!\b(?:perm(?:anent)?|on-?going|time) )opportunity to|opportunity (?:of|for (?:an? )?(?:permanent|ongoing))|chance|view to|view of|lead(?:s|ing)? to|become|becoming|may|might|could|can|if|once|(?<!\b(?:is|are|['’]re) )after|convert\w*|transition\w*|eventual\w*|option|optional|or|not|non|isn't|hope|hoping|prospects?|pathway|candidates?|recruitment|placements?|agency|eligib\w*|(?:perm(?:anent)?|recruitment|placement|talent|staffing) (?:(?!full|part)[\w-]+ )?consultants?|clients?|resid\w+|visas?|citizens?|rights)\b|\?/i;

/** The first words that call the job permanent, in an ad that nowhere hints at an end. */
export const ongoingOf = (title: string, items: readonly string[]): Ongoing | undefined => {
  const all = [title, ...items];
  if (all.some((item) => mayEnd.test(item))) return undefined;
  const quote = all.find((item) => saysSo.test(item) && !uncertain.test(item));
  return quote === undefined ? undefined : { kind: 'ongoing', quote };
};
