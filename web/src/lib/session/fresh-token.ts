import { needsRefresh, type Session } from './session.ts';

/** What renewing needs from its surroundings. */
export type Renewal = Readonly<{
  /** The session as stored now, perhaps by another tab. */
  reload: () => Session;
  /** Exchanges the refresh token and keeps the answer; false when the server refuses it. */
  exchange: (refreshToken: string) => Promise<boolean>;
  end: () => void;
  /** Runs one at a time over all tabs of the browser. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}>;

/**
 * A token that is good for a while, or none for a guest. Of many callers and tabs only one exchanges the refresh token,
 * because the server ends the session when an old one comes back.
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
    renewal.alone(async () => {
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
