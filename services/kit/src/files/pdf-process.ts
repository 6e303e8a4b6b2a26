import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { documentWords, maxDocumentCharacters } from './document-words.ts';
import { runsSomething } from './pdf-actions.ts';
import { pdfProblem } from './pdf-envelope.ts';
import { emptyLinks } from './pdf-links.ts';
import { isWhole, parsePdf, ProtectedPdf, writePdf } from './pdf-objects.ts';
import { textOfPage } from './reading-order.ts';

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
  const [pages, { text, isRead }] = [copy.numPages, await textOf(copy)];
  const isSame = pages === original.numPages && text === (await textOf(original)).text;
  const words = documentWords(text, isRead);
  if (!isSame || !isWhole(again) || written.length > maxBytes) return { kind: 'unreadable' };
  return { kind: 'text', words, pages, bytes: written };
};

/** The text of a document's first pages, until there is more than enough of it; and whether that is all that it shows. */
const textOf = async (document: Document) => {
  let text = '';
  let isRead = document.numPages <= maxPages;
  for (
    let number = 1;
    number <= Math.min(document.numPages, maxPages) && text.length <= maxDocumentCharacters;
    number++
  ) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => ('str' in item ? [runOf(item)] : []));
    const notes = Note.array().parse(await page.getAnnotations());
    text += `${[textOfPage(runs), ...notes.flatMap(wordsOfNote)].join('\n')}\n`;
    isRead &&= notes.every(isReadNote);
  }
  return { text, isRead };
};

/** What a viewer shows above a page: a note, a stamp, an entry of a form. */
const Note = z.object({
  hasAppearance: z.boolean().catch(false),
  textContent: z.array(z.string()).catch([]),
  contentsObj: z.object({ str: z.string() }).catch({ str: '' }),
  fieldValue: z.union([z.string(), z.array(z.string())]).catch(''),
});

type Note = z.infer<typeof Note>;

const wordsOfNote = ({ textContent, contentsObj, fieldValue }: Note): readonly string[] =>
  [...textContent, contentsObj.str, fieldValue].flat().filter((text) => text.trim() !== '');

/** A drawing in the place of a note may hold other words than the note. The library reads only that of a free text. */
const isReadNote = ({ hasAppearance, textContent }: Note) => !hasAppearance || textContent.length > 0;

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
