import { answerWork } from '@waratah/kit/process/answer-work';
import sharp, { type SharpOptions } from 'sharp';
import { z } from 'zod';

/** The most pixels that any of our pages shows. */
const longestPx = 640;
/** An image that needs more pixels to decode is refused as a decompression bomb. */
const maxPixels = 50_000_000;
/** An SVG is drawn larger than its stated size, so that it stays sharp, up to this many pixels. */
const maxDrawnPixels = 4_000_000;
const usualDensity = 144;

sharp.concurrency(1);
sharp.cache(false);

const options: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels, animated: false };

const densityOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes, { ...options, density: usualDensity }).metadata();
  const tooLarge = format === 'svg' ? Math.sqrt((width * height) / maxDrawnPixels) : 1;
  return Math.max(1, Math.floor(usualDensity / Math.max(1, tooLarge)));
};

const draw = async (bytes: Uint8Array) =>
  sharp(bytes, { ...options, density: await densityOf(bytes) })
    .rotate()
    .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer();

answerWork(async (input) => {
  try {
    return await draw(z.instanceof(Uint8Array).parse(input));
  } catch {
    return undefined;
  }
});
