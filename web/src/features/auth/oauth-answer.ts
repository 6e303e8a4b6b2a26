/** The result of a Google sign-in, which the server puts into the query (spec section 2, OAuth return). */
export type OAuthAnswer =
  | Readonly<{ kind: 'tokens'; accessToken: string; refreshToken: string }>
  | Readonly<{ kind: 'failed' }>;

export function readOAuthAnswer(query: URLSearchParams): OAuthAnswer | undefined {
  if (!query.has('oauth')) return undefined;
  const accessToken = query.get('access_token');
  if (query.get('oauth') !== 'success' || !accessToken) return { kind: 'failed' };
  return { kind: 'tokens', accessToken, refreshToken: query.get('refresh_token') ?? '' };
}
