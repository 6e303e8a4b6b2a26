import { uploadBytes } from '@waratah/vocabulary/limits';

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export const resumeTypes = ['application/pdf'] as const;

/** Checks a file's type and size before it is sent; the server checks its content. */
export function fileFinding(
  file: Readonly<{ type: string; size: number }>,
  types: readonly string[],
  words: Readonly<{ type: string; size: string }>,
): string | undefined {
  if (!types.includes(file.type)) return words.type;
  return file.size > uploadBytes ? words.size : undefined;
}
