/** Letters that only some languages use, the rarer ones before the sets that contain them. */
const scripts = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
] as const;

/** Short words that occur in nearly every text of a language. */
const small: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'of', 'to', 'in', 'for', 'with', 'you', 'we', 'our', 'is', 'are', 'will', 'your', 'a']),
  es: new Set(['el', 'los', 'las', 'y', 'para', 'con', 'una', 'del', 'que', 'por', 'nuestro', 'se', 'la', 'de']),
  fr: new Set(['le', 'les', 'et', 'des', 'une', 'pour', 'avec', 'vous', 'nous', 'dans', 'du', 'est', 'la', 'de']),
  de: new Set(['der', 'die', 'das', 'und', 'mit', 'für', 'sie', 'wir', 'ist', 'ein', 'eine', 'den', 'von', 'zu']),
  it: new Set(['il', 'gli', 'e', 'per', 'con', 'una', 'della', 'che', 'di', 'nel', 'siamo', 'la', 'i', 'un']),
  pt: new Set(['o', 'os', 'e', 'para', 'com', 'uma', 'do', 'da', 'que', 'em', 'nossa', 'não', 'as', 'de']),
  vi: new Set(['và', 'của', 'các', 'cho', 'với', 'có', 'được', 'trong', 'là', 'người', 'việc', 'công', 'bạn']),
  id: new Set(['dan', 'yang', 'untuk', 'dengan', 'di', 'kami', 'anda', 'dari', 'akan', 'pada', 'adalah', 'ini']),
};

/** So many letters in one of the other scripts are a sentence. In Chinese, one letter is a word. */
const sentencesInScript = scripts.map(([, { source }]) => ({
  letter: new RegExp(source, 'u'),
  sentence: new RegExp(`${source}{15}`, 'u'),
}));

const passageInLine = (line: string): string | undefined => {
  const letters = line.replace(/[\p{P}\p{Zs}\p{N}]/gu, '');
  const script = sentencesInScript.find(({ sentence }) => sentence.test(letters));
  return script && line.slice(line.search(script.letter));
};

/** The end of the first line with a sentence in a script in which nothing is read, from the first letter of that script on. */
export const passageInOtherScript = (text: string): string | undefined =>
  text.split('\n').flatMap((line) => passageInLine(line) ?? [])[0];

const longest = 4_000;
/** Fewer letters than this are not enough: the language of a two-word title cannot be told. */
const minLetters = 40;

/** The main language of a text as two letters (ISO 639-1); empty if it cannot be told. */
export const languageOf = (text: string): string => {
  const read = text.slice(0, longest);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, letter] of scripts) {
    const share = (read.match(letter)?.length ?? 0) / Math.max(letters, 1);
    // In scripts with one character per word, a third of the characters is most of the words.
    if (share > 0.3 || (language === 'ja' && share > 0.1)) return language;
  }
  if (letters < minLetters) return '';
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = Object.entries(small).flatMap(([language, those]) => {
    const found = words.filter((word) => those.has(word));
    // One word again and again is a bullet or a separator: "o Cooking o Cleaning", "Sydney I Full time I Good pay".
    return new Set(found).size >= 2 ? [{ language, count: found.length }] : [];
  });
  const [best, second] = hits.toSorted((one, other) => other.count - one.count);
  return best && best.count > (second?.count ?? 0) ? best.language : '';
};
