import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentSession } from '../../lib/session/session-store.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { takeSignInBegun } from './begun-sign-in.ts';
import { messages } from './messages.ts';
import { type OAuthAnswer, readOAuthAnswer } from './oauth-answer.ts';

/** Tokens that arrive where nobody left for Google may be somebody else's, sent along in a link. */
const isAsked = (answer: OAuthAnswer, begun: boolean) => answer.kind === 'code' || (answer.kind === 'tokens' && begun);

async function finish(answer: OAuthAnswer): Promise<void> {
  const begun = takeSignInBegun();
  if (currentSession().kind !== 'guest') return toastBad(messages.oauthSignedIn);
  try {
    if (answer.kind === 'failed' || !isAsked(answer, begun)) throw new Error(messages.oauthFailed);
    const sender = await import('./open-session.ts');
    await (answer.kind === 'code' ? sender.exchangeCode(answer.code) : sender.openSessionWith(answer));
    toastOk(messages.oauthDone);
  } catch {
    toastBad(messages.oauthFailed);
  }
}

/** Removes the answer of a Google sign-in from the address at once; true while the user is being fetched. */
export function useOAuthReturn(): boolean {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => readOAuthAnswer(query));
  const [finishing, setFinishing] = useState(answer !== undefined);
  const signIn = useEffectEvent((found: OAuthAnswer) => {
    setQuery({}, { replace: true });
    void finish(found).finally(() => setFinishing(false));
  });
  useEffect(() => {
    if (answer) signIn(answer);
  }, [answer]);
  return finishing;
}
