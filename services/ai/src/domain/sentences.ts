/** The longest piece that is read as one: longer ones are lists without full stops, and are cut between words. */
const longest = 500;

/** Words whose full stop ends no sentence. */
const abbreviation =
  /(?:\b(?:etc|incl|approx|min|max|no|vs|hrs?|hr|wk|p\.?w|p\.?a|pty|ltd|st|mr|mrs|ms|dr|aust|ref|ph|ext)|\b\p{L})\.$/iu;

/** After "i.e." comes more; after other short words only what begins no sentence. */
const goesOn = (before: string, after: string) =>
  /\b(?:i\.e|e\.g)\.$/i.test(before) || (abbreviation.test(before) && /^ [\p{Ll}\d$(]/u.test(after));

/** Sentences and list items of a plain text, in order; each stands in the text as it is. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap(sentencesOfLine).flatMap(pieces);

const sentencesOfLine = (line: string): readonly string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const end of line.matchAll(
    /(?<![.!?…])[.!?…]+["')\]’”]*(?= )|(?<=\p{Ll}\p{Ll})[.!?](?=\p{Lu}\p{Ll})|(?<=\s)[•·▪●*](?=\s)|;(?= )/gu,
  )) {
    const stop = end.index + end[0].length;
    const sofar = line.slice(start, stop);
    if (end[0] === '.' && goesOn(sofar.slice(-12), line.slice(stop, stop + 2))) continue;
    sentences.push(sofar);
    start = stop;
  }
  return [...sentences, line.slice(start)].map(bare).filter(Boolean);
};

/** Without the sign of a list item before it. */
const bare = (sentence: string) => sentence.replace(/^[\s•·▪●*–—-]+/u, '').trim();

const pieces = (sentence: string): readonly string[] => {
  if (sentence.length <= longest) return [sentence];
  const space = sentence.lastIndexOf(' ', longest);
  const cut = space > 0 ? space : longest;
  return [sentence.slice(0, cut), ...pieces(sentence.slice(cut).trim())];
};
