/** Uploads are at most 10 MB (spec section 9). */
export const maxUploadBytes = 10 * 1024 * 1024;

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
export const resumeTypes = ['application/pdf'] as const;

/** What the browser can tell before anything is sent; the server looks at the content. */
export function fileFinding(
  file: Readonly<{ type: string; size: number }>,
  types: readonly string[],
  words: Readonly<{ type: string; size: string }>,
): string | undefined {
  if (!types.includes(file.type)) return words.type;
  return file.size > maxUploadBytes ? words.size : undefined;
}
