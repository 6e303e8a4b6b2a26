/** Markup that is safe to send, made only by `html`. */
export type Html = Readonly<{ markup: string }>;

type Part = string | number | Html | readonly Html[] | undefined;

/** Escapes text for use in markup. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const markupOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
};

/** Template tag for markup; inserted values are escaped unless they are markup made by `html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((text, index) => `${text}${index < parts.length ? markupOf(parts[index]) : ''}`).join(''),
});
