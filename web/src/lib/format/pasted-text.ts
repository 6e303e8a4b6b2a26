const headingLength = 60;
const listItem = /^(?:(?<bullet>[-*•–·§▪●○◦]|o(?=\t))|\d{1,2}[.)])\s+(?<words>\S.*)$/;
const continuation = /^[\s\p{Ll}]/u;
const endOfSentence = /[.!?,;]$/;

type ListTag = 'ul' | 'ol';
type Line = Readonly<{ kind: 'blank' | 'words' | ListTag; words: string }>;
type Block = Readonly<{ tag: 'p' | 'h3'; words: string } | { tag: ListTag; items: string[] }>;

const readLine = (text: string): Line => {
  const words = text.trim();
  const item = listItem.exec(words)?.groups;
  if (item) return { kind: item.bullet ? 'ul' : 'ol', words: item.words ?? '' };
  return { kind: words === '' ? 'blank' : 'words', words };
};

const isItem = (line: Line | undefined) => line?.kind === 'ul' || line?.kind === 'ol';

/** The lines of a text; a list item that was wrapped onto several lines is one. */
const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  for (const written of text.split(/\r\n?|\n/)) {
    const line = readLine(written);
    const last = lines.at(-1);
    if (last && isItem(last) && line.kind === 'words' && continuation.test(written))
      lines[lines.length - 1] = { ...last, words: `${last.words} ${line.words}` };
    else lines.push(line);
  }
  return lines;
};

const isBeforeList = ([next, afterNext]: readonly Line[]) => isItem(next?.kind === 'blank' ? afterNext : next);

const isHeading = (lines: readonly Line[], at: number) => {
  const words = lines[at]?.words ?? '';
  const standsAlone = lines[at - 1]?.kind !== 'words';
  const isShort = words.length <= headingLength && !endOfSentence.test(words);
  return standsAlone && isShort && isBeforeList(lines.slice(at + 1, at + 3));
};

const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (const [at, { kind, words }] of lines.entries()) {
    const last = blocks.at(-1);
    if (kind === 'blank') continue;
    if (kind === 'words') blocks.push({ tag: isHeading(lines, at) ? 'h3' : 'p', words });
    else if (last?.tag === kind) last.items.push(words);
    else blocks.push({ tag: kind, items: [words] });
  }
  return blocks;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const element = (tag: string, content: string) => `<${tag}>${content}</${tag}>`;

const htmlOf = (block: Block) =>
  'items' in block
    ? element(block.tag, block.items.map((item) => element('li', escaped(item))).join(''))
    : element(block.tag, escaped(block.words));

/**
 * HTML for plain text that contains lists; a short line before a list becomes its heading. Undefined for a single line
 * and for text without lists.
 */
export const htmlOfPastedText = (text: string): string | undefined => {
  const lines = linesOf(text.trim());
  return lines.length > 1 && lines.some(isItem) ? blocksOf(lines).map(htmlOf).join('') : undefined;
};
