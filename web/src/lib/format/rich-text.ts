const blocks = 'p, li, h1, h2, h3, h4, h5, h6, div, blockquote';

/** Stored HTML as a text area shows it: one line a block, an empty line between paragraphs. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll(blocks)) {
    if (block.tagName === 'LI') block.prepend('- ');
    block.append(block.tagName === 'LI' ? '\n' : '\n\n');
  }
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Turns empty lines into paragraphs, so that a typed text keeps its look. */
export function textToHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** The text alone, whose length the rules count. */
export const wordsOf = (html: string): string => htmlToText(html).replace(/^- /gm, '').replace(/\s+/g, ' ').trim();

/** The beginning of the text, cut between two words. */
export function preview(html: string, length: number): string {
  const words = wordsOf(html);
  if (words.length <= length) return words;
  const space = words.lastIndexOf(' ', length);
  return `${words.slice(0, space > 0 ? space : length)}…`;
}
