/** A description before it is HTML: plain words only. */
export type Block =
  | Readonly<{ kind: 'paragraph' | 'heading'; text: string }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>;

export type Text = readonly Block[];

/** Words that a description is to have (spec section 9). */
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

/** All markup is ours: whatever the words hold stays words. */
export const htmlOf = (text: Text): string =>
  text
    .filter((block) => (block.kind === 'list' ? block.items.length > 0 : block.text !== ''))
    .map(htmlOfBlock)
    .join('');
