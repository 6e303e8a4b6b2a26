import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { answerWork } from '../process/answer-work.ts';
import { runsSomething } from './pdf-actions.ts';

const Work = z.object({ bytes: z.instanceof(Uint8Array), pages: z.number() });

const mostCharacters = 20_000;

/** The reader takes the bytes with it, so it is given a copy. */
const open = (bytes: Uint8Array) => getDocumentProxy(bytes.slice(), { disableFontFace: true, stopAtErrors: false });

type Document = Awaited<ReturnType<typeof open>>;

/** What the reader finds where the objects themselves are encrypted. */
const hasScriptsOrFiles = async (document: Document) =>
  (await document.getJSActions()) !== null || (await document.getAttachments()) !== null;

const read = async ({ bytes, pages: most }: z.infer<typeof Work>) => {
  if (await runsSomething(bytes)) return { kind: 'active' };
  const document = await open(bytes);
  const pages = document.numPages;
  if (await hasScriptsOrFiles(document)) return { kind: 'active', pages };
  if (pages > most) return { kind: 'text', text: '', pages };
  const { text } = await extractText(document, { mergePages: false });
  return { kind: 'text', text: text.join('\n').slice(0, mostCharacters), pages };
};

answerWork(async (input) => {
  try {
    return await read(Work.parse(input));
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable' };
  }
});
