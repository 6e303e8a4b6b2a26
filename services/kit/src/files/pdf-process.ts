import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { runsSomething } from './pdf-actions.ts';
import { textOfPage } from './reading-order.ts';

const Work = z.object({ bytes: z.instanceof(Uint8Array), pages: z.number() });

const maxCharacters = 20_000;

/** The library takes ownership of the bytes, so it gets a copy. */
const open = (bytes: Uint8Array) => getDocumentProxy(bytes.slice(), { disableFontFace: true, stopAtErrors: false });

type Document = Awaited<ReturnType<typeof open>>;

/** Scripts and attachments that the PDF library finds, also in encrypted objects. */
const hasScriptsOrFiles = async (document: Document) =>
  (await document.getJSActions()) !== null || (await document.getAttachments()) !== null;

const read = async ({ bytes, pages: most }: z.infer<typeof Work>) => {
  if (await runsSomething(bytes)) return { kind: 'active' };
  const document = await open(bytes);
  const pages = document.numPages;
  if (await hasScriptsOrFiles(document)) return { kind: 'active', pages };
  if (pages > most) return { kind: 'text', text: '', pages };
  return { kind: 'text', text: (await textOf(document)).slice(0, maxCharacters), pages };
};

/** The text of a document, page after page, until there is enough of it. */
const textOf = async (document: Document) => {
  let text = '';
  for (let number = 1; number <= document.numPages && text.length < maxCharacters; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const runs = items.flatMap((item) => ('str' in item ? [runOf(item)] : []));
    text += `${textOfPage(runs)}\n`;
  }
  return text;
};

type Item = Extract<
  Awaited<ReturnType<Awaited<ReturnType<Document['getPage']>>['getTextContent']>>['items'][number],
  { str: string }
>;

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
    return await read(Work.parse(input));
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable' };
  }
});
