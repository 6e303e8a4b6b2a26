export const roles = ['student', 'employer', 'operator'] as const;
export type Role = (typeof roles)[number];

/** What screens know about the user without a request. */
export type SessionUser = Readonly<{
  id: number;
  email: string;
  fullName: string;
  role: Role;
  emailVerified: boolean;
  /** As declared, a label; students only. */
  visaStatus?: string | null;
}>;

/** Without a refresh token, which a Google sign-in may leave out, the session ends with its access token. */
export type Tokens = Readonly<{ accessToken: string; refreshToken: string; expiresAt: number }>;

/**
 * `resuming`: a stored session whose access token has expired; it is not trusted until the server renews it.
 * `expired`: the server ended the session, as opposed to a guest who never had one.
 */
export type Session =
  | Readonly<{ kind: 'guest'; expired: boolean }>
  | (Readonly<{ kind: 'resuming' | 'signed-in'; user: SessionUser }> & Tokens);

/** How long before its end an access token is renewed, so that a slow connection still succeeds. */
export const refreshMarginMs = 60_000;

export const guest: Session = { kind: 'guest', expired: false };

export const needsRefresh = (tokens: Tokens, now: number) => now >= tokens.expiresAt - refreshMarginMs;
