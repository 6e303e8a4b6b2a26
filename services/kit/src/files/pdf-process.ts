import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { documentWords, maxDocumentCharacters } from './document-words.ts';
import { runsSomething } from './pdf-actions.ts';
import { pdfProblem } from './pdf-envelope.ts';
import { emptyLinks } from './pdf-links.ts';
import { isWhole, parsePdf, ProtectedPdf, writePdf } from './pdf-objects.ts';
import { drawsTextElsewhere } from './pdf-unread.ts';
import { linesOfPage, textOfPage } from './reading-order.ts';

const maxPages = 50;
/** The copy may be larger than the upload, but not much. */
const maxBytes = 12 * 1024 * 1024;

/** The library takes ownership of the bytes, so it gets a copy. */
const open = (bytes: Uint8Array) =>
  getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true, stopAtErrors: false });

type Document = Awaited<ReturnType<typeof open>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** Scripts and attachments that the PDF library finds, also in encrypted objects. */
const hasScriptsOrFiles = async (document: Document) =>
  (await document.getJSActions()) !== null || (await document.getAttachments()) !== null;

/**
 * A PDF is judged by all its objects, and kept as it is written from those that were judged. If the copy reads otherwise
 * than the original, the original's cross-reference table points to other objects than the parser found.
 */
const read = async (bytes: Buffer) => {
  const problem = pdfProblem(bytes);
  if (problem) return { kind: problem };
  const original = await open(bytes);
  const parsed = await parsePdf(bytes);
  emptyLinks(parsed);
  const active = runsSomething(parsed) || (await hasScriptsOrFiles(original));
  const written = await writePdf(parsed);
  const again = await parsePdf(written);
  const copy = await open(written);
  if (active || runsSomething(again) || (await hasScriptsOrFiles(copy))) return { kind: 'active' };
  const [pages, { text, lines, isRead }] = [copy.numPages, await textOf(copy)];
  const isSame = pages === original.numPages && text === (await textOf(original)).text;
  const shown = [text, lines, ...(await titlesOf(copy))].join('\n');
  const words = documentWords(shown, isRead && !drawsTextElsewhere(again));
  if (!isSame || !isWhole(again) || written.length > maxBytes) return { kind: 'unreadable' };
  return { kind: 'text', text: text.slice(0, maxDocumentCharacters), words, pages, bytes: written };
};

/**
 * The text of a document's first pages, until there is more than enough of it; the same by its place on the page, if that is
 * another order; and whether that is all that they show.
 */
const textOf = async (document: Document) => {
  let text = '';
  let lines = '';
  let isRead = document.numPages <= maxPages;
  for (
    let number = 1;
    number <= Math.min(document.numPages, maxPages) && text.length <= maxDocumentCharacters;
    number++
  ) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ('str' in item ? [runOf(item)] : []));
    const [ofPage, byPlace] = [textOfPage(runs), linesOfPage(runs)];
    text += `${ofPage}\n`;
    if (withoutSpace(byPlace) !== withoutSpace(ofPage)) lines += `${byPlace}\n`;
    isRead &&= Note.array()
      .parse(await page.getAnnotations())
      .every(isLink);
  }
  return { text, lines, isRead };
};

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

/** What a viewer shows above a page: a link, or a note, a stamp, an entry of a form, whose words it may draw by itself. */
const Note = z.object({ subtype: z.string().catch(''), hasAppearance: z.boolean().catch(false) });

const isLink = ({ subtype, hasAppearance }: z.infer<typeof Note>) => subtype === 'Link' && !hasAppearance;

type Outline = Awaited<ReturnType<Document['getOutline']>>;

/** What a viewer shows beside the pages: the title, and the titles of sections. */
const titlesOf = async (document: Document): Promise<readonly string[]> => {
  const titles: string[] = [];
  const open: Outline = [...((await document.getOutline()) ?? [])];
  for (let entry = open.shift(); entry; entry = open.shift()) {
    titles.push(entry.title);
    open.unshift(...entry.items);
  }
  const { info } = Properties.parse(await document.getMetadata());
  return [info.Title, ...titles];
};

const Properties = z.object({ info: z.object({ Title: z.string().catch('') }) });

type Item = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>;

const runOf = ({ str, transform, width, height, hasEOL }: Item) => ({
  text: str,
  x: Number(transform[4]),
  y: Number(transform[5]),
  width,
  height,
  endsLine: hasEOL,
});

answerWork(async (input) => {
  try {
    return await read(Buffer.from(z.instanceof(Uint8Array).parse(input)));
  } catch (error) {
    if (error instanceof ProtectedPdf) return { kind: 'protected' };
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable' };
  }
});
