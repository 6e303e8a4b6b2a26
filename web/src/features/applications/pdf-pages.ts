import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler answers `?url` with the address of the file.
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** A drawn page, and its text for screen readers. */
export type PdfPage = Readonly<{ picture: string; text: string; width: number; height: number }>;

/** The most pages to draw. A longer resume is read in the file itself. */
const maxPages = 6;
/** The width of a drawn page: sharp in this panel on common high-density screens. */
const widthPx = 1_200;

/** Draws the first pages of a PDF and returns them with the number of all pages. Throws if the file is not a PDF. */
export async function drawPages(file: Blob): Promise<Readonly<{ pages: readonly PdfPage[]; count: number }>> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), enableXfa: false });
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => index + 1);
    const pages: PdfPage[] = [];
    for (const number of numbers) {
      // Pages are drawn one after the other, because each needs a canvas of several megabytes.
      // oxlint-disable-next-line no-await-in-loop
      pages.push(await drawPage(await document.getPage(number)));
    }
    return { pages, count: document.numPages };
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function drawPage(page: Page): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
  return { picture: canvas.toDataURL('image/webp', 0.9), text, width: canvas.width, height: canvas.height };
}
