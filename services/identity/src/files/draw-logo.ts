import sharp from 'sharp';

/** More would show on no screen of ours. */
const longestPx = 640;
/** A picture that would need more to be unpacked is a bomb. */
const mostPixels = 50_000_000;

/**
 * Draws a logo anew as WEBP: what was SVG has no scripts and no links any more, what was a photo no place and no
 * second file behind it. Undefined when it is no picture, or cut off.
 */
export const drawLogo = async (bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated: false, density: 144 })
      .rotate()
      .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return undefined;
  }
};
