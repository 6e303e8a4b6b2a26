/** A welcome with an exception or a condition: "all visas except students", "but you must have full rights". */
// slow-pattern: an item has at most 500 characters.
const conditional =
  /\b(?:except|excluding|apart from|other than|but(?: not)?|not)\b(?: (?:for|a|an|any|on))* (?:international )?(?:students?|500|subclass 500)\b|\bnon-student\b|\b(?:but|provided|once|as long as|if)\b[^.;!?]{0,40}\b(?:unrestricted|full (?:work|rights|time)|hours? (?:cap|limit)|no (?:hours?|limit))/i;
/** A welcome on condition of hours without a limit: "provided that nothing on the visa limits the hours". */
// slow-pattern: an item has at most 500 characters.
const ofHours =
  /\b(?:provided|providing|only|once|as long as|so long as|if|who|must|need)\b[^.;!?]{0,60}\b(?:unlimited|unrestricted|(?:nothing|no(?:thing)?|not|without|n['’]t)\b[^.;!?]{0,25}\b(?:limit|restrict)\w*[^.;!?]{0,10}|as many hours|full rights?)\b/i;
/** A welcome on condition of a status: "all visas welcome (permanent only)", "may apply once they have PR". */
// slow-pattern: an item has at most 500 characters.
const ofStatus =
  /(?<!\bnot (?:just )?)\b(?:only|provided|providing|once|as long as|so long as|who are now|who have (?:now|since)|and are now|now)\b[^.;!?]{0,40}\b(?:permanent(?:ly)?(?! (?:role|position|job|full|part|work|employ|contract|staff|team|opportun|basis|roster|shift))|PRs?|citizens?(?:hip)?)\b|\b(?:permanent|PR) only\b/i;
const welcomes = /\b(?:welcom\w+|considered|accepted|may apply|(?:all|any) visas?)\b/i;
/** Whether a welcome has an exception, or a condition that not all visas meet. */
export const isConditional = (item: string): boolean =>
  conditional.test(item) || (welcomes.test(item) && (ofHours.test(item) || ofStatus.test(item)));

/** "Visas accepted: 485, 417, 820.": whether other visas are taken, it does not tell. */
// slow-pattern: an item has at most 500 characters.
const closedList =
  /^\W*(?:(?:accepted|suitable|eligible) visas?|visas? (?:accepted|considered|welcome|suitable|ok(?:ay)?|taken)|we (?:accept|take|consider))\W{0,3}(?:(?:subclass )?\d{3}(?:s|\/\d{3})?(?:,? (?:and|or|&) |, ?| ?\/ ?| )?){1,8}(?:visas?|holders|only)?\W*$/i;
/** Whether an item is a list of visas without subclass 500. */
export const isClosedList = (item: string): boolean => closedList.test(item) && !/(?<!\d)500(?!\d)/.test(item);
