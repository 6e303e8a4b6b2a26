const signInPage = '/auth';

/** Parameters of the answer itself, which a return path may not contain. */
const answers = ['oauth', 'code', 'error', 'access_token', 'refresh_token'];

/**
 * The client's sign-in page with its query, to which an external sign-in returns. Any other address is replaced by that
 * page without a query, so that a sign-in is never completed elsewhere.
 */
export const signInPath = (wanted: string | undefined, publicUrl: string): string => {
  if (!wanted || wanted.length > 500 || /[\p{Cc}\\]/u.test(wanted)) return signInPage;
  if (!URL.canParse(wanted, publicUrl)) return signInPage;
  const { origin, username, pathname, searchParams } = new URL(wanted, publicUrl);
  if (origin !== new URL(publicUrl).origin || username !== '' || pathname !== signInPage) return signInPage;
  for (const name of answers) searchParams.delete(name);
  return searchParams.size > 0 ? `${signInPage}?${searchParams.toString()}` : signInPage;
};
