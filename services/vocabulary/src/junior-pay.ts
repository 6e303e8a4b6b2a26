const age = String.raw`1[4-9] ?(?:(?:-|–|to|and|or) ?(?:1[5-9]|2[01]) ?)?(?:years?|yo|y\/o|yrs?)(?:[ -]olds?)?(?![ -](?:olds? )?(?:in|of|experience|ago|contract|boys?|girls?|sons?|daughters?|child|kids?|clients?|participants?|teens?|male|female|company|business)\b)`;
const notOfOthers = String.raw`(?<!\b(?:kids|children|players|people|youths?|clients|teens|teenagers|students) (?:aged )?)`;
const under = String.raw`${notOfOthers}under[- ]?(?:1[5-9]|2[01])s?(?![- ]?(?:venues?|events?|clubs?|teams?|football|soccer|netball|players?|programs?|parties|discos?))`;
/** Those who are looked after or taught are not those who are paid. */
const notTaught = String.raw`(?<!\b(?:train|teach|supervis|mentor|coach|lead|manag|recruit|support|with|assist)[a-z]{0,4} (?:(?:our|the|and|two|new|junior|of) ){0,2})`;

/** Words beside an amount by which it is a rate of juniors, who may be paid less than the minimum of adults. */
export const juniorRates = String.raw`(?:${notTaught}(?:juniors|apprentices|trainees)|junior (?:rates?|wages?|pay)|${under}|${notOfOthers}${age}|(?:1st|first|2nd|second|3rd|third) year (?:rates?|apprentices?))`;

/** "Junior shop assistant" is a matter of age; "junior developer" is one of experience. */
const workOfJuniors = String.raw`(?:casuals?|crew|team members?|check-?out|cashiers?|all[- ]?rounders?|wait(?:er|ress|staff)|(?:shop|retail|sales|store|kitchen|cafe|bakery|deli|counter|fast[- ]food) (?:assistants?|hands?|attendants?|team members?)|kitchenhands?)`;
const ofApprentices = String.raw`(?:apprentice|trainee)(?:s|ship)?(?!s? (?:weeks?|periods?|shifts?|days?|months?)\b|s? (?:and \w{1,16} )?(?:coordinat|manag|recruit|mentor|supervis|trainer|program|support|consult|advis|officer|field|liaison|teacher))`;
const asked = String.raw`(?:someone|candidates?|applicants?|workers?|must be|you are)(?: who (?:is|are))? (?:aged |between )?(?:(?:1[4-9]|under) ?(?:(?:-|–|to|and) ?)?(?:1[5-9]|2[01])\b(?! hours))`;

/** Words of a title, or around an amount, by which the job is for juniors, apprentices or trainees. */
// slow-pattern: it reads a title, or about a hundred characters around an amount.
const juniorJob = new RegExp(
  [
    String.raw`\b${notTaught}${ofApprentices}\b`,
    String.raw`\bjuniors? ${workOfJuniors}\b`,
    String.raw`\b${juniorRates}\b`,
  ].join('|'),
  'i',
);
const juniorTitle =
  /\b(?:retail|shop|store|salon|office|cafe|bakery|kitchen|casual|weekend) juniors?(?=$|[,:;(]| (?:wanted|needed|required)\b)|^juniors?(?=$|[,:;(]| (?:wanted|needed|required)\b)/i;
const youngAges = String.raw`1[4-9] ?(?:-|–|to|and) ?(?:1[5-9]|2[01])\b`;
const agesOnly = String.raw`(?:^|[.;!\n] ?)(?:ages? ${youngAges}|juniors?[,:]? (?:aged? )?${youngAges})`;
const forSchool = String.raw`\b(?:jobs?|roles?|positions?|work) (?:for|suits?) (?:1[4-9] (?:and|or|to) 1[4-9] year|(?:high[- ])?school students|juniors)`;
const asksAge = new RegExp(String.raw`\b${asked}|${agesOnly}|${forSchool}`, 'i');
const ofAdults = /\badults?\b[^.;!?\n]{0,30}\d/i;

/** The words that say so, beside the amount, in the title, or of whom the text looks for; not if adults' pay is stated too. */
export const juniorJobIn = (title: string, text: string, around: string): string | undefined => {
  if (ofAdults.test(text)) return undefined;
  const found = juniorJob.exec(around) ?? juniorJob.exec(title) ?? juniorTitle.exec(title.trim()) ?? asksAge.exec(text);
  return found?.[0];
};
