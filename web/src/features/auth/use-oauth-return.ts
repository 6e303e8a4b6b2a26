import { useEffect, useState } from 'react';
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

/** Takes the tokens out of the address before anything else can see them there; true while the user is fetched. */
export function useOAuthReturn(): boolean {
  const [query, setQuery] = useSearchParams();
  const [answer] = useState(() => readOAuthAnswer(query));
  const [finishing, setFinishing] = useState(answer !== undefined);
  // Once, for the answer that the first visit brought.
  useEffect(() => {
    if (!answer) return;
    setQuery({}, { replace: true });
    void finish(answer).finally(() => setFinishing(false));
  }, [answer]);
  return finishing;
}
