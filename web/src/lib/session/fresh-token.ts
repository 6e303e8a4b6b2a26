import { needsRefresh, type Session } from './session.ts';

/** What renewing depends on. */
export type Renewal = Readonly<{
  /** The session as stored now, perhaps by another tab. */
  reload: () => Session;
  /** Exchanges the refresh token and stores the answer; false when the server refuses it. */
  exchange: (refreshToken: string) => Promise<boolean>;
  end: () => void;
  /** Runs one at a time in all tabs of the browser. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}>;

/**
 * A token that is valid for a while, or undefined for a guest. Only one of many callers and tabs exchanges the refresh token,
 * because the server ends the session when an old one is used again.
 */
export async function freshToken(renewal: Renewal, rejected?: string): Promise<string | undefined> {
  const usable = (session: Session) =>
    session.kind !== 'guest' && session.accessToken !== rejected && !needsRefresh(session, renewal.now())
      ? session.accessToken
      : undefined;
  const known = renewal.reload();
  if (known.kind === 'guest') return undefined;
  return (
    usable(known) ??
    renewal.oneAtATime(async () => {
      const stored = renewal.reload();
      if (stored.kind === 'guest') return undefined;
      const renewedElsewhere = usable(stored);
      if (renewedElsewhere) return renewedElsewhere;
      if (!stored.refreshToken || !(await renewal.exchange(stored.refreshToken))) {
        renewal.end();
        return undefined;
      }
      const renewed = renewal.reload();
      return renewed.kind === 'guest' ? undefined : renewed.accessToken;
    })
  );
}
