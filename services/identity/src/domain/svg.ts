import { SaxesParser } from 'saxes';

/** Larger drawings are not accepted as logos. */
const maxBytes = 256 * 1024;

/** Elements that are expensive to draw, load other files, or contain HTML. */
const refusedElements: ReadonlySet<string> = new Set(
  'filter use pattern mask marker foreignobject image feimage include script'.split(' '),
);
/** Properties that draw everything below them several times, unless their value is one of `plainValues`. */
const refusedProperties: ReadonlySet<string> = new Set('filter backdrop-filter mix-blend-mode isolation'.split(' '));
const plainValues: ReadonlySet<string> = new Set(['none', 'normal', 'auto', 'inherit']);

/** The same in styles, where a comment may stand before the colon; and other style sheets. */
const refusedStyle =
  /(?<![\w-])(?:(?:backdrop-)?filter|mix-blend-mode|isolation)\s*(?:\/\*|:(?!\s*(?:none|normal|auto|inherit)\s*(?:[;}!]|$)))|@import/i;

/** Draws a layer of its own for each group or shape. */
const layers = /^(?:opacity|clip-path)$/;
const layersInStyle = /(?<![\w-])(?:opacity|clip-path)\s*(?:\/\*|:)/i;

/** Elements that draw nothing themselves. */
const undrawn: ReadonlySet<string> = new Set(
  'defs lineargradient radialgradient stop clippath style title desc metadata'.split(' '),
);

/** How many groups, shapes and letters are drawn in a second or two. A radial gradient takes a hundred times a colour. */
const mostDrawn = { plain: 3_000, layered: 400, radial: 120 } as const;
const mostElements = 5_000;
const mostLetters = 500;

/** Encodings in which names consist of the bytes that are read here. */
const readable = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

/** Style sheets with their escaped characters read: `\66ilter` is a filter. */
const unescaped = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_all, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : characterOf(Number.parseInt(code, 16)),
  );

const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** What an SVG consists of. Throws for anything that is not well-formed XML, or that is refused whatever it draws. */
const contentsOf = (text: string) => {
  const contents = { elements: 0, drawn: 0, letters: 0, styles: '', layered: false, radial: false };
  const open: string[] = [];
  const refuse = (isRefused: boolean) => {
    if (isRefused) throw new Error('refused');
  };
  const parser = new SaxesParser({ position: false });
  parser.on('xmldecl', ({ encoding }) => refuse(encoding !== undefined && !readable.test(encoding)));
  parser.on('doctype', (doctype) => refuse(/\[|<!/.test(doctype)));
  parser.on('processinginstruction', ({ target }) => refuse(/^xml-stylesheet$/i.test(target)));
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const name = localName(qualified);
    open.push(name);
    refuse(refusedElements.has(name) || ++contents.elements > mostElements);
    if (!undrawn.has(name)) contents.drawn += 1;
    contents.radial ||= name === 'radialgradient';
    contents.layered ||= name === 'lineargradient';
    for (const [key, value] of Object.entries(attributes)) {
      const property = localName(key);
      refuse(refusedProperties.has(property) && !plainValues.has(value.trim().toLowerCase()));
      contents.layered ||= layers.test(property);
      if (property === 'style') contents.styles += `${value};`;
    }
  });
  parser.on('closetag', () => {
    if (open.pop() === 'style') contents.styles += ';';
  });
  const addText = (words: string) => {
    const name = open.at(-1) ?? '';
    if (name === 'style') contents.styles += words;
    else if (!undrawn.has(name)) contents.letters += words.replace(/\s+/g, '').length;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return contents;
};

/**
 * Whether an SVG is a simple drawing: shapes, paths, gradients and text, nothing that is expensive to draw, and not too
 * much of it.
 */
export const isPlainSvg = (bytes: Buffer): boolean => {
  if (bytes.length > maxBytes || bytes.includes(0)) return false;
  try {
    const { drawn, letters, styles, layered, radial } = contentsOf(bytes.toString());
    const css = unescaped(styles);
    const most = radial ? mostDrawn.radial : layered || layersInStyle.test(css) ? mostDrawn.layered : mostDrawn.plain;
    return !refusedStyle.test(css) && letters <= mostLetters && drawn + letters <= most;
  } catch {
    return false;
  }
};
