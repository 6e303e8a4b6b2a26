/** A description before it is rendered as HTML; plain words only. */
export type Block =
  | Readonly<{ kind: 'paragraph' | 'heading'; text: string }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>;

export type Text = readonly Block[];

/** Least and most words of a description (spec section 9). */
export const wordLimits = { least: 160, most: 260 } as const;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const wordCountOf = (text: Text): number =>
  text.reduce((sum, block) => sum + wordsIn(block.kind === 'list' ? block.items.join(' ') : block.text), 0);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const htmlOfBlock = (block: Block): string => {
  if (block.kind === 'list') return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  const tag = block.kind === 'heading' ? 'h3' : 'p';
  return `<${tag}>${escaped(block.text)}</${tag}>`;
};

/** All markup comes from us; text is always escaped. */
export const htmlOf = (text: Text): string =>
  text
    .filter((block) => (block.kind === 'list' ? block.items.length > 0 : block.text !== ''))
    .map(htmlOfBlock)
    .join('');

/** The block with its first sentence or item, then with two, and so on up to all. */
const beginningsOfBlock = (block: Block): readonly Block[] => {
  if (block.kind === 'list') return block.items.map((_, at) => ({ ...block, items: block.items.slice(0, at + 1) }));
  const ends = Array.from(block.text.matchAll(/[.!?] |$/g), ({ index }) => index + 1);
  return ends.map((end) => ({ ...block, text: block.text.slice(0, end) }));
};

/** A text in growing stages up to its end. A later stage never removes anything. */
export const beginningsOf = (text: Text): readonly Text[] =>
  text.flatMap((block, at) => beginningsOfBlock(block).map((begun) => [...text.slice(0, at), begun]));
