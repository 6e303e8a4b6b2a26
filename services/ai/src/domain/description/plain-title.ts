/** Words before the name of a job: "Urgent: cleaner", but not an urgent care nurse or a hiring manager. */
const announcement =
  /^(?:urgent(?:ly)?(?! care\b)|now hiring|(?:we are |we[’']re )?hiring(?! (?:manager|specialist|coordinator|consultant|officer)\b)|wanted|needed|required|seeking|(?:(?:we are|we[’']re|i am|i[’']m) )?looking for|(?:we|i) (?:need|want|require)|(?:position|vacancy|job title|role):)(?![\p{L}-])/iu;
/** Marks and pictures; those of .NET, "(2) cooks" and "#1" belong to the title. */
const marksBefore = /^[^\p{L}\p{N}.(#]+/u;
/** "Barista needed for a café". */
const inTheMiddle = / (?:urgently )?(?:wanted|needed|required)(?: urgently| asap)?(?= (?:for|in|at|to|with|on) )/i;
const articles = /^(?:a(?! grade\b)|an|the) /i;

/** Words after the name of a job: "cleaner needed urgently". */
const endings: ReadonlySet<string> = new Set(
  'wanted needed required position positions role roles job jobs vacancy vacancies opening openings opportunity urgent urgently asap now available hiring'.split(
    ' ',
  ),
);
/** Whether a last word belongs to the one before it: "2 positions", "odd jobs". */
const isPart = (word: string) => word === 'odd' || /\d/.test(word);
const lettersIn = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const withoutStart = (title: string): string => {
  const words = title.replace(marksBefore, '');
  const found = announcement.exec(words);
  return found ? withoutStart(words.slice(found[0].length)) : words.replace(articles, '');
};

const withoutEnd = (words: readonly string[]): readonly string[] => {
  const [last = '', beforeLast = ''] = words.slice(-2).toReversed().map(lettersIn);
  const isEnding = last === '' || (endings.has(last) && !isPart(beforeLast));
  return isEnding && words.length > 1 ? withoutEnd(words.slice(0, -1)) : words;
};

/** "Waiter waiter" is a waiter. */
const withoutRepeats = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => lettersIn(word) === '' || lettersIn(word) !== lettersIn(words[at - 1] ?? ''));

const marks: ReadonlySet<string> = new Set('.!?,:;…–- ');

const withoutMarks = (text: string): string => (marks.has(text.slice(-1)) ? withoutMarks(text.slice(0, -1)) : text);

/** The title without the announcement around it and without a mark at its end; as it is if nothing would remain. */
export const plainTitleOf = (title: string): string =>
  withoutMarks(withoutEnd(withoutRepeats(withoutStart(title).replace(inTheMiddle, '').split(' '))).join(' ')) || title;
