/** Sexes and ages that a title asks for, and which a description must not repeat: "female preferred", "18-25 years". */
const preferences: readonly RegExp[] = [
  /\b(?:fe)?males?(?: ?\/ ?(?:fe)?males?)?\b(?: (?:only|preferred|wanted|required))?/gi,
  /\b(?:women|men|girls?|boys?|lady|ladies|gentleman|gentlemen) (?:only|preferred|wanted|required)\b/gi,
  /\bage[ds]? (?:1[5-9]|[2-9]\d)(?: ?(?:-|–|to|and) ?\d\d)?\b/gi,
  /\b\d\d ?(?:-|–|to) ?\d\d ?(?:years?(?: old)?|yrs?|yo)\b/gi,
  /\b(?:under|over|below|above) (?:1[89]|[2-9]\d)s?\b/gi,
  /\b1[5-9] ?\+/g,
];

const loose: ReadonlySet<string> = new Set(['', '-', '–', ',', 'for', 'and', 'of', 'preferred', 'only']);

const withoutLooseEnd = (words: readonly string[]): readonly string[] =>
  words.length > 1 && loose.has((words.at(-1) ?? '').toLowerCase()) ? withoutLooseEnd(words.slice(0, -1)) : words;

/** The title without the sex and the age of whom it asks for. */
export const withoutPreferences = (title: string): string => {
  const rest = preferences.reduce((words, preference) => words.replace(preference, ' '), title);
  return rest === title ? title : withoutLooseEnd(rest.split(' ').filter(Boolean)).join(' ') || title;
};
