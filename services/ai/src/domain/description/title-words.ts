/** The singular of a word: "nurses" becomes "nurse", while "glass" and "cps" stay. */
const singular = (word: string) => (/[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');

/** Words in lower case and the singular, without accents and without the ends of possessives. */
export const wordsOf = (text: string): readonly string[] =>
  (
    withoutAccents(text)
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll('co-ordinat', 'coordinat')
      .replace(/['’]s?(?![\p{L}\d])/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(singular);

/** Equal for titles that differ only in capitals, accents, number and punctuation. */
export const keyOf = (title: string): string => wordsOf(title).join(' ');
