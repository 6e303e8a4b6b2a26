import { useSyncExternalStore } from 'react';
import { inBrowser } from '../in-browser.ts';
import { accessTokenMs } from '@waratah/vocabulary/limits';
import { guest, type Session, type SessionUser } from './session.ts';
import { removeAllKept } from './kept-forms.ts';
import { isForgottenKey, isSessionKey, sessionEntries } from './session-entries.ts';
import { clearSession, loadSession, storeSession } from './session-storage.ts';

let session: Session = loadSession(sessionEntries, Date.now());
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

export const currentSession = () => session;

/** Starts a session from the answer to login, register or refresh. */
export function signIn(answer: Readonly<{ accessToken: string; refreshToken: string; user: SessionUser }>): void {
  const { accessToken, refreshToken, user } = answer;
  const tokens = { accessToken, refreshToken, expiresAt: Date.now() + accessTokenMs };
  storeSession(sessionEntries, tokens, user);
  change({ kind: 'signed-in', user, ...tokens });
}

export function updateUser(user: SessionUser): void {
  if (session.kind === 'guest') return;
  const { accessToken, refreshToken, expiresAt } = session;
  const tokens = { accessToken, refreshToken, expiresAt };
  storeSession(sessionEntries, tokens, user);
  change({ kind: session.kind, user, ...tokens });
}

export function signOut(expired = false): void {
  clearSession(sessionEntries);
  change({ kind: 'guest', expired });
}

/** Trusts a stored session if the server cannot be reached: screens then show the error and offer a retry. */
export function trustStoredSession(): void {
  if (session.kind === 'resuming') change({ ...session, kind: 'signed-in' });
}

/** Reads the stored session again, because another tab may have changed it. */
export function reloadSession(): Session {
  const stored = loadSession(sessionEntries, Date.now());
  const same = session.kind !== 'guest' && stored.kind !== 'guest' && session.accessToken === stored.accessToken;
  if (!same && !(session.kind === 'guest' && stored.kind === 'guest')) change(stored);
  return session;
}

if (inBrowser)
  window.addEventListener('storage', (event) => {
    if (event.key === null || isSessionKey(event.key)) reloadSession();
    if (event.key !== null && isForgottenKey(event.key)) removeAllKept();
  });

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prerendered pages are for guests, and the client's first render must match them. */
export const useSession = (): Session => useSyncExternalStore(onSessionChange, currentSession, () => guest);

/** The user on a guarded screen. Throws for a guest, who cannot open one. */
export function useSignedInUser(): SessionUser {
  const now = useSession();
  if (now.kind === 'guest') throw new Error('This screen needs a session');
  return now.user;
}
