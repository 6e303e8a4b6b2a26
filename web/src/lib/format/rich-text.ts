const blocks = 'p, li, h1, h2, h3, h4, h5, h6, div, blockquote';

/** The text of some HTML, without tags; rules about length count this text. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const br of body.querySelectorAll('br')) br.replaceWith(' ');
  for (const block of body.querySelectorAll(blocks)) block.append(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The most characters of a description on a card (spec section 9). */
export const cardLength = 220;

/** The beginning of the text, cut between two words. */
export function preview(html: string, length: number): string {
  const words = wordsOf(html);
  if (words.length <= length) return words;
  const space = words.lastIndexOf(' ', length);
  return `${words.slice(0, space > 0 ? space : length)}…`;
}
