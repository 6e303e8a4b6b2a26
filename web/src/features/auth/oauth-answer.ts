/** The result of a Google sign-in, which the server puts into the query string (spec section 2, OAuth return). */
export type OAuthAnswer =
  | Readonly<{ kind: 'code'; code: string }>
  | Readonly<{ kind: 'tokens'; accessToken: string; refreshToken: string }>
  | Readonly<{ kind: 'failed' }>;

/** Reads the result from the query string: a code to exchange, or the tokens that the specification allows there. */
export function readOAuthAnswer(query: URLSearchParams): OAuthAnswer | undefined {
  if (!query.has('oauth')) return undefined;
  if (query.get('oauth') !== 'success') return { kind: 'failed' };
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  const accessToken = query.get('access_token');
  return accessToken
    ? { kind: 'tokens', accessToken, refreshToken: query.get('refresh_token') ?? '' }
    : { kind: 'failed' };
}
