import { headBytes, kindOf } from '@waratah/kit/files/file-kinds';
import { runBounded } from '@waratah/kit/process/bounded-process';
import { isPlainSvg } from '../domain/svg.ts';

/**
 * Redraws a logo as WEBP, so that an SVG has no scripts and no links and a photo has no location and no
 * second file behind it. Undefined when it is not an image, incomplete, or takes too much to draw.
 */
export const drawLogo = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  if (!kind || (kind === 'svg' && !isPlainSvg(bytes))) return undefined;
  const outcome = await runBounded(new URL('draw-process.ts', import.meta.url), new Uint8Array(bytes));
  return outcome.kind === 'answered' && outcome.answer instanceof Uint8Array ? Buffer.from(outcome.answer) : undefined;
};
