import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { type OAuthAnswer, readOAuthAnswer } from './oauth-answer.ts';

async function finish(answer: OAuthAnswer): Promise<void> {
  try {
    if (answer.kind === 'failed') throw new Error(messages.oauthFailed);
    await (await import('./open-session.ts')).openSessionWith(answer);
    toastOk(messages.oauthDone);
  } catch {
    toastBad(messages.oauthFailed);
  }
}

/** Removes the tokens of a Google sign-in from the address at once; true while the user is being fetched. */
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
