import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';

const Work = z.object({ bytes: z.instanceof(Uint8Array), pages: z.number(), characters: z.number() });

/** Reads one PDF in its own thread, so that a harmful PDF affects nothing else. */
const read = async () => {
  const { bytes, pages, characters } = Work.parse(workerData);
  const document = await getDocumentProxy(bytes, {
    disableFontFace: true,
    stopAtErrors: false,
  });
  if (document.numPages > pages) return { problem: 'pages' } as const;
  const { text } = await extractText(document, { mergePages: false });
  return { text: text.join('\n').slice(0, characters) } as const;
};

const answer = async () => {
  try {
    return await read();
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { problem: locked ? 'locked' : 'unreadable' } as const;
  }
};

parentPort?.postMessage(await answer());
