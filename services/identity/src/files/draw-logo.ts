import sharp from 'sharp';

/** No screen of ours shows more pixels. */
const longestPx = 640;
/** An image that needs more pixels to decode is refused as a decompression bomb. */
const mostPixels = 50_000_000;

/**
 * Redraws a logo as WEBP, so that an SVG has no scripts and no links and a photo has no location and no
 * second file behind it. Undefined when it is not an image, or incomplete.
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
