import { headBytes, kindOf } from '@waratah/kit/files/file-kinds';
import { runBounded } from '@waratah/kit/process/bounded-process';
import { isPlainSvg } from '../domain/svg.ts';

/** `elaborate` is an SVG with more than shapes, paths, gradients and text. */
export type Drawing = Readonly<{ kind: 'drawn'; webp: Buffer }> | Readonly<{ kind: 'elaborate' | 'unreadable' }>;

/**
 * Redraws a logo as WEBP, so that an SVG loses its scripts and links, and a photo loses its location and any file
 * hidden behind it. Unreadable means not an image, incomplete, or too expensive to draw.
 */
export const drawLogo = async (bytes: Buffer): Promise<Drawing> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  if (kind === 'svg' && !isPlainSvg(bytes)) return { kind: 'elaborate' };
  if (!kind) return { kind: 'unreadable' };
  const outcome = await runBounded(new URL('draw-process.ts', import.meta.url), new Uint8Array(bytes), 'images');
  return outcome.kind === 'answered' && outcome.answer instanceof Uint8Array
    ? { kind: 'drawn', webp: Buffer.from(outcome.answer) }
    : { kind: 'unreadable' };
};
