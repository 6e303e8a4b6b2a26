/**
 * The source of a pattern that MongoDB matches as the text itself. Unlike `RegExp.escape`, it uses only escapes that the
 * database's engine knows; half a surrogate pair and the null character are not allowed in its patterns.
 */
export const literalPattern = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll('\0', String.raw`\x00`);
