import { SaxesParser } from 'saxes';

/** An attribute; `name` is as written, `uri` the namespace that its prefix stands for. */
export type XmlAttribute = Readonly<{ uri: string; local: string; name: string; value: string }>;
export type XmlElement = Readonly<{
  uri: string;
  local: string;
  name: string;
  attributes: readonly XmlAttribute[];
}>;

/** What hears of a part's elements and texts, in their order. `depth` is 1 at the root. */
type Listener = Readonly<{
  open: (element: XmlElement, depth: number) => void;
  text: (text: string) => void;
  close: (name: string, depth: number) => void;
}>;

const maxDepth = 400;

/**
 * Reads an XML part. Comments and instructions for programs are left out. Throws if it is not well formed, is not UTF-8, has a
 * document type or an entity, or is nested too deeply.
 */
export const readXml = (bytes: Uint8Array, { open, text, close }: Listener): void => {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Error('The part has a document type');
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') throw new Error('The part is not UTF-8');
  });
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new Error('The part is nested too deeply');
    open({ uri, local, name, attributes: Object.values(attributes) }, depth);
  });
  parser.on('closetag', ({ name }) => close(name, depth--));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toEscape = /[&<>"\t\n\r]/;

/** Text or the value of an attribute, as XML. Line ends and tabs in it survive the next reader. */
export const escaped = (text: string): string =>
  toEscape.test(text) ? text.replaceAll(/[&<>"\t\n\r]/g, (sign) => escapes[sign] ?? `&#${sign.charCodeAt(0)};`) : text;

/** The start of an element, as XML. */
export const startOf = (name: string, attributes: readonly Pick<XmlAttribute, 'name' | 'value'>[]): string =>
  `<${name}${attributes.map((one) => ` ${one.name}="${escaped(one.value)}"`).join('')}>`;

/** What every XML part begins with. */
export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
