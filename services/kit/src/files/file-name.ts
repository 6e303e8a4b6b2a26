const longest = 120;

/** A file's name as it may be shown and sent in a header: no folders, no control or direction characters, not too long. */
export const cleanFileName = (name: string | undefined, fallback: string): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}"<>|:*?;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (clean.length <= longest) return clean || fallback;
  const ending = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, longest - ending.length)}${ending}`;
};
