export const roles = ['student', 'employer', 'operator'] as const;
export type Role = (typeof roles)[number];

/** The user's data that screens have without a request. */
export type SessionUser = Readonly<{
  id: number;
  email: string;
  fullName: string;
  role: Role;
  emailVerified: boolean;
  /** The label of the visa that a student declared; undefined for other roles. */
  visaStatus?: string | null;
}>;

/** A Google sign-in may leave out the refresh token; the session then ends with its access token. */
export type Tokens = Readonly<{ accessToken: string; refreshToken: string; expiresAt: number }>;

/**
 * `resuming`: a stored session whose access token has expired; it is not trusted until the server renews it.
 * `expired`: the server ended the session, as opposed to a guest who never had one.
 */
export type Session =
  | Readonly<{ kind: 'guest'; expired: boolean }>
  | (Readonly<{ kind: 'resuming' | 'signed-in'; user: SessionUser }> & Tokens);

/** An access token is renewed this long before it expires, so that a slow connection still succeeds. */
export const refreshMarginMs = 60_000;

export const guest: Session = { kind: 'guest', expired: false };

export const needsRefresh = (tokens: Tokens, now: number) => now >= tokens.expiresAt - refreshMarginMs;
