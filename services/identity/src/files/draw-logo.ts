import { plainBytes, type StoredFile } from '@waratah/kit/files/committed-files';
import { kindOf } from '@waratah/kit/files/file-kinds';
import { runBounded } from '@waratah/kit/process/bounded-process';
import { isPlainSvg } from '../domain/svg.ts';

/** `elaborate` is an SVG with more than shapes, paths, gradients and text. */
export type Drawing = Readonly<{ kind: 'drawn'; webp: Buffer }> | Readonly<{ kind: 'elaborate' | 'unreadable' }>;

/**
 * Redraws a logo as WEBP, so that an SVG loses its scripts and links, and a photo loses its location and any file
 * hidden behind it. Unreadable means not an image, incomplete, or too expensive to draw.
 */
export const drawLogo = async ({ head, read }: Pick<StoredFile, 'head' | 'read'>): Promise<Drawing> => {
  const kind = await kindOf(head);
  if (!kind) return { kind: 'unreadable' };
  let isElaborate = false;
  const input = async () => {
    const bytes = await read();
    isElaborate = kind === 'svg' && !isPlainSvg(bytes);
    return isElaborate ? undefined : plainBytes(bytes);
  };
  const outcome = await runBounded(new URL('draw-process.ts', import.meta.url), input, 'images');
  if (isElaborate) return { kind: 'elaborate' };
  return outcome.kind === 'answered' && outcome.answer instanceof Uint8Array
    ? { kind: 'drawn', webp: Buffer.from(outcome.answer) }
    : { kind: 'unreadable' };
};
