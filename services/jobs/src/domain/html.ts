import { withoutControls } from '@waratah/kit/written-text';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import sanitizeHtml from 'sanitize-html';

const isWebOrMail = (href: string | undefined): href is string =>
  href !== undefined && (/^mailto:/i.test(href) ? URL.canParse(href) : linkAddressOf(href.trim()) !== undefined);

/** The markup that an ad may contain. Other tags are removed, and scripts with their content. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...(isWebOrMail(attributes.href) && { href: attributes.href }), rel: 'nofollow noopener noreferrer' },
    }),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    tag !== 'br' && !text.trim() && !mediaChildren?.length && tag !== 'ul' && tag !== 'ol',
};

const block =
  /<\/?(?:div|section|article|header|footer|main|aside|blockquote|table|tbody|thead|tr|dl|dt|dd|pre|center)\b[^<>]*>/gi;
const cell = /<\/?(?:td|th|span|font)\b[^<>]*>/gi;
const edge = '</?(?:p|ul|ol|li|h3|h4)>';
const breaksBefore = new RegExp(`(?:\\s?<br />){1,2}\\s?(?=${edge}|$)`, 'g');
const breaksAfter = new RegExp(`(${edge}|^)(?:\\s?<br />){1,2}`, 'g');

/** Whether the text contains markup. */
const hasTags = (text: string) => /<\/?[a-z][^<>]*>/i.test(text);

/**
 * Reduces white space to one line break, one blank line or one space, because other patterns would be slow on long
 * runs.
 */
const withoutRuns = (text: string) =>
  text.replace(/\s{2,}/g, (run) => {
    const first = run.indexOf('\n');
    if (first < 0) return ' ';
    return run.includes('\n', first + 1) ? '\n\n' : '\n';
  });

const maxPasses = 5;

/**
 * Makes an ad's text safe HTML (design section 9): plain text becomes paragraphs, and markup is reduced to what is
 * allowed. Repeated until nothing changes, because removing a tag may leave its children where they are not allowed.
 */
export const cleanHtml = (text: string): string => {
  let clean = cleanOnce(text);
  for (let pass = 1; pass < maxPasses; pass++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
};

const cleanOnce = (text: string): string => {
  const given = withoutRuns(withoutControls(text)).trim();
  const html = hasTags(given) ? given : paragraphs(given);
  const spaced = html.replace(block, '<br>').replace(cell, ' ');
  const clean = withoutRuns(sanitizeHtml(spaced, rules))
    .replace(/(?:\s?<br \/>){3,}/g, '<br /><br />')
    .replace(breaksBefore, '')
    .replace(breaksAfter, '$1')
    .trim();
  return clean && !hasTags(clean) ? `<p>${clean}</p>` : clean;
};

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** `&` stays where it begins an entity, so that escaped text is not escaped twice. */
const escapeHtml = (text: string) =>
  text
    .replace(/&(?!#?\w{1,31};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    hellip: '…',
    pound: '£',
    euro: '€',
    middot: '·',
  }),
);

const characterOf = (code: number) =>
  code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

/** `&lt;p&gt;` becomes `<p>`; unknown names stay as they are. */
const unescapeHtml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,31}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (entities.get(name) ?? whole);
  });

/** Unescapes HTML that arrives escaped, as in many feeds; other text stays unchanged. */
export const unescapeFeed = (text: string): string => {
  return !hasTags(text) && text.split(/[<>]/).some(hasEscapedTag) ? unescapeHtml(text) : text;
};

const hasEscapedTag = (part: string) => {
  const start = part.search(/&lt;\/?[a-z]/i);
  return start >= 0 && part.toLowerCase().includes('&gt;', start);
};

/** Only the words, on one line. */
export const textOf = (html: string): string => {
  const spaced = html.replace(/<(?:br|\/?(?:p|li|ul|ol|h\d|div|td|tr))\b[^<>]*>/gi, ' ');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return withoutControls(unescapeHtml(words)).replace(/\s+/g, ' ').trim();
};
