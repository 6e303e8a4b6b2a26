import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler answers `?url` with the address of the file.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { emptyLine, joinWrapped, type Line } from './pdf-lines.ts';

/**
 * Uses a PDF in a worker of its own, which ends with it: also in the middle of its work, if the signal is aborted.
 * Throws the signal's reason, or what the library throws for a file that is no PDF, is damaged or needs a password.
 */
export async function withPdf<Result>(
  file: Blob,
  use: (document: PDFDocumentProxy) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const data = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const port = new Worker(workerUrl, { type: 'module' });
  const worker = PDFWorker.create({ port });
  try {
    const task = getDocument({ data, worker, enableXfa: false });
    return await Promise.race([task.promise.then(use), aborted(signal)]);
  } finally {
    worker.destroy();
    port.terminate();
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The text of a page: its lines, those joined that were wrapped at its right margin. */
export async function textOf(page: PDFPageProxy): Promise<string> {
  const lines: Line[] = [];
  let line = emptyLine;
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item)) continue;
    const [, , , , left] = item.transform;
    line = {
      text: line.text + item.str,
      left: Math.min(line.left, left),
      right: Math.max(line.right, left + item.width),
    };
    if (!item.hasEOL) continue;
    lines.push(line);
    line = emptyLine;
  }
  return joinWrapped([...lines, line]);
}

const drawsPicture: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);

/** Whether a page has pictures, which may hold words that are not in its text. */
export async function hasPictures(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => drawsPicture.has(operator));
}
