/**
 * Closes up words that are written letter by letter, as headings of designed documents often are ("C I T I Z E N S O N LY"), so that
 * they are read. Which spaces stood between words is lost by then: they are put back around the words by which an ad
 * says whom it wants, its hours and its pay, and those of frauds.
 */
export const closeUp = (text: string): string =>
  text.replace(shortPieces, (run) => {
    const pieces = run.split(/[ \ue001]/u);
    const letters = pieces.filter((piece) => /^\p{L}$/u.test(piece));
    return letters.length < letterShare * pieces.length ? run : wordsIn(pieces.join('')).join(' ');
  });

/** In a row, divided by spaces or possible line breaks. Some letters stay together when they are drawn closely. */
const shortPieces = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}(?:[ \ue001][\p{L}\p{N}]{1,3}){5,}(?![\p{L}\p{N}])/gu;

/** Fewer of the pieces are single letters where short words stand in a row. */
const letterShare = 0.6;

const known: ReadonlySet<string> = new Set(
  `a an and apply applicants are as at australia australian australians available be candidates can cannot casual
  citizen citizens citizenship clearance company considered contract day days do domestic eligible every fee fixed for from full have
  hold holder holders holiday hour hours immediate in international is it local locals makers month months must national
  need need not no nationals of offer offered on only or our part pay per permanent please pr remote require required requires
  residency resident residents right rights security sponsor sponsored sponsors sponsorship start student students term the time to trial
  account bank before bitcoin bond card copy crypto deposit details gift message money number passport password refund registration
  send telegram text training transfer uniform us whatsapp
  unlimited unpaid unrestricted valid visa visas volunteer we week weeks weekend weekends welcome will with work working you your zealand new`.split(
    /\s+/,
  ),
);

/** No word is longer; longer ones are divided. */
const longestWord = 20;

/** An unknown word costs more than a known one, and known ones of a letter or two, which stand in many words, more than longer ones. */
const costOf = (word: string): number => (known.has(word.toLowerCase()) ? (word.length > 2 ? 1 : 3) : 6 + word.length);

/** The letters as the words of the least cost. Numbers are words of their own. */
const wordsIn = (letters: string): readonly string[] => letters.match(/\p{L}+|\p{N}+/gu)?.flatMap(divided) ?? [];

const divided = (letters: string): readonly string[] => {
  /** For each length of the beginning: its least cost, and where its last word starts. */
  const best = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= letters.length; end++) {
    let least = { cost: Infinity, start: 0 };
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const cost = (best[start]?.cost ?? Infinity) + costOf(letters.slice(start, end));
      if (cost < least.cost) least = { cost, start };
    }
    best.push(least);
  }
  const words: string[] = [];
  for (let end = letters.length; end > 0; end = best[end]?.start ?? 0)
    words.unshift(letters.slice(best[end]?.start, end));
  return words;
};
