const fallback = '/auth';

/**
 * The path of the client that an external sign-in returns to. Only our own paths are allowed: anything that a browser would
 * read as another host, or as no path, becomes the sign-in page.
 */
export const ownPath = (wanted: string | undefined, publicUrl: string): string => {
  if (!wanted || wanted.length > 500 || /[\p{Cc}\\]/u.test(wanted)) return fallback;
  if (!URL.canParse(wanted, publicUrl)) return fallback;
  const { origin, username, pathname, search } = new URL(wanted, publicUrl);
  const own =
    origin === new URL(publicUrl).origin && username === '' && !/^\/(?:api|graphql|mail|ops)(?:\/|$)/.test(pathname);
  return own && !pathname.startsWith('//') ? `${pathname}${search}` : fallback;
};
