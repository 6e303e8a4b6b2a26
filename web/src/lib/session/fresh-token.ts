import { needsRefresh, type Session } from './session.ts';

/** The functions that renewing a token needs. */
export type Renewal = Readonly<{
  /** Reads the stored session, which another tab may have changed. */
  reload: () => Session;
  /** Exchanges the refresh token and stores the answer; answers false if the server refuses the token. */
  exchange: (refreshToken: string) => Promise<boolean>;
  end: () => void;
  /** Runs `work` while no other tab of this browser runs any. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}>;

/**
 * Returns a token that is still valid for a while, or undefined for a guest. Of several callers and tabs only one
 * exchanges the refresh token, because the server ends the session if a used one is sent again.
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
