import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentSession } from '../../lib/session/session-store.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { takeSignInBegun } from './begun-sign-in.ts';
import { messages } from './messages.ts';
import { type OAuthAnswer, readOAuthAnswer } from './oauth-answer.ts';
import type { NewRole } from './open-session.ts';

/** Tokens are refused if this tab did not start a Google sign-in: somebody may have put theirs into a link. */
const isAsked = (answer: OAuthAnswer, begun: boolean) => answer.kind === 'code' || (answer.kind === 'tokens' && begun);

/** Finishes the sign-in. Returns the code if the user has to choose a role first. */
async function finish(answer: OAuthAnswer, role?: NewRole): Promise<string | undefined> {
  const begun = takeSignInBegun();
  if (currentSession().kind !== 'guest') {
    toastBad(messages.oauthSignedIn);
    return undefined;
  }
  try {
    if (answer.kind === 'failed' || !isAsked(answer, begun)) throw new Error(messages.oauthFailed);
    const sender = await import('./open-session.ts');
    if (answer.kind === 'tokens') await sender.openSessionWith(answer);
    else if ((await sender.exchangeCode(answer.code, role)) === 'role') return answer.code;
    toastOk(messages.oauthDone);
  } catch {
    toastBad(messages.oauthFailed);
  }
  return undefined;
}

type OAuthReturn = Readonly<{
  /** The sign-in is being completed. */
  finishing: boolean;
  /** Continues with the chosen role; undefined unless a new account needs one. */
  chooseRole: ((role: NewRole) => void) | undefined;
}>;

/** Removes the result of a Google sign-in from the URL at once, and signs in with it. */
export function useOAuthReturn(): OAuthReturn {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => readOAuthAnswer(query));
  const [finishing, setFinishing] = useState(answer !== undefined);
  const [waiting, setWaiting] = useState<string>();
  const go = (found: OAuthAnswer, role?: NewRole) =>
    finish(found, role)
      .then(setWaiting)
      .finally(() => setFinishing(false));
  const signIn = useEffectEvent((found: OAuthAnswer) => {
    setQuery({}, { replace: true });
    void go(found);
  });
  useEffect(() => {
    if (answer) signIn(answer);
  }, [answer]);
  const choose = (role: NewRole) => {
    setFinishing(true);
    void go({ kind: 'code', code: waiting ?? '' }, role);
  };
  return { finishing, chooseRole: waiting === undefined ? undefined : choose };
}
