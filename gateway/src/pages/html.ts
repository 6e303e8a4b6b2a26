/** Markup that is safe to send: made by `html` alone. */
export type Html = Readonly<{ markup: string }>;

type Part = string | number | Html | readonly Html[] | undefined;

/** Text in markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const markupOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Writes markup; whatever is put in is text unless it is markup of this kind. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => `${text}${index < parts.length ? markupOf(parts[index]) : ''}`).join(''),
});
