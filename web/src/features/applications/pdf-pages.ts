import type { PDFPageProxy } from 'pdfjs-dist';
import { textOf, withPdf } from '../../lib/pdf.ts';

/** A drawn page, and its text for screen readers. */
export type PdfPage = Readonly<{ picture: string; text: string; width: number; height: number }>;

/** The most pages to draw. A longer resume is read in the file itself. */
const maxPages = 6;
/** The width of a drawn page: sharp in this panel on common high-density screens. */
const widthPx = 1_200;

type Drawn = Readonly<{ pages: readonly PdfPage[]; count: number }>;

/** Draws the first pages of a PDF and returns them with the number of all pages. Throws if the file is not a PDF. */
export const drawPages = (file: Blob, signal: AbortSignal): Promise<Drawn> =>
  withPdf(
    file,
    async (document) => {
      const numbers = Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => index + 1);
      const pages: PdfPage[] = [];
      for (const number of numbers) {
        // Pages are drawn one after the other, because each needs a canvas of several megabytes.
        // oxlint-disable-next-line no-await-in-loop
        pages.push(await drawPage(await document.getPage(number)));
      }
      return { pages, count: document.numPages };
    },
    signal,
  );

async function drawPage(page: PDFPageProxy): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const text = await textOf(page);
  return { picture: canvas.toDataURL('image/webp', 0.9), text, width: canvas.width, height: canvas.height };
}
