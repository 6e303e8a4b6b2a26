import { guest, needsRefresh, roles, type Session, type SessionUser, type Tokens } from './session.ts';

const keys = {
  access: 'access_token',
  refresh: 'refresh_token',
  expires: 'access_token_expires_at',
  user: 'user',
} as const;

/** Entries that are stored and removed with a user's session (spec section 3); `profile_owner` is the user's id. */
export const profileKeys = {
  skills: 'profile_skills',
  activities: 'profile_activities',
  owner: 'profile_owner',
} as const;

type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function loadSession(storage: Entries, now: number): Session {
  const accessToken = storage.getItem(keys.access);
  const refreshToken = storage.getItem(keys.refresh) ?? '';
  const user = parseUser(storage.getItem(keys.user));
  if (!accessToken || !user) return guest;
  const tokens = { accessToken, refreshToken, expiresAt: Number(storage.getItem(keys.expires)) || 0 };
  return { kind: needsRefresh(tokens, now) ? 'resuming' : 'signed-in', user, ...tokens };
}

/** Writes the user last: an entry without a user is not a session, so another tab never reads an incomplete one. */
export function storeSession(storage: Entries, tokens: Tokens, user: SessionUser): void {
  if (storage.getItem(profileKeys.owner) !== String(user.id)) clearProfile(storage);
  storage.setItem(keys.access, tokens.accessToken);
  storage.setItem(keys.refresh, tokens.refreshToken);
  storage.setItem(keys.expires, String(tokens.expiresAt));
  storage.setItem(keys.user, JSON.stringify(user));
}

export function clearSession(storage: Entries): void {
  for (const key of Object.values(keys)) storage.removeItem(key);
  clearProfile(storage);
}

function clearProfile(storage: Entries) {
  for (const key of Object.values(profileKeys)) storage.removeItem(key);
}

function parseUser(text: string | null): SessionUser | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, fullName, role }: Partial<Record<keyof SessionUser, unknown>> = value;
  return (
    typeof id === 'number' &&
    typeof email === 'string' &&
    typeof fullName === 'string' &&
    roles.some((known) => known === role)
  );
}
