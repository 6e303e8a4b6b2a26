import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AskedConfirmation, ResendVerification } from '../lib/api/resend-verification.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { Button } from '../ui/button.ts';
import { toastBad, toastOk } from '../ui/toasts.ts';

const messages = {
  sent: 'Sent',
  done: 'Sent. Have a look at your inbox.',
} as const;

/** Within this time the mailer says whether it sends an email. */
const knownAfterMs = 4_000;

/**
 * A button that sends the email for confirming the address again, and some seconds later asks whether it was sent, so
 * that the page can say so. If it was not, the button can be pressed again.
 */
export function SendConfirmation({ label }: Readonly<{ label: string }>) {
  const [isAsked, setIsAsked] = useState(false);
  const client = useApolloClient();
  const forgetProblem = (cache: ApolloCache) =>
    void cache.updateQuery(
      { query: AskedConfirmation },
      (known) => known && { me: { ...known.me, confirmationProblem: null } },
    );
  const [send, { loading }] = useMutation(ResendVerification, { update: forgetProblem });
  useEffect(() => {
    if (!isAsked) return undefined;
    const learn = async () => {
      const { data } = await client.query({ query: AskedConfirmation, fetchPolicy: 'network-only' });
      if (data?.me.confirmationProblem) setIsAsked(false);
    };
    const timer = setTimeout(() => void learn().catch(() => undefined), knownAfterMs);
    return () => clearTimeout(timer);
  }, [client, isAsked]);
  const sendAgain = () =>
    send().then(
      () => {
        setIsAsked(true);
        toastOk(messages.done);
      },
      (error: unknown) => toastBad(messageOf(error)),
    );
  return (
    <Button type="button" look="ghost" size="sm" color="text" disabled={loading || isAsked} onClick={sendAgain}>
      {isAsked ? messages.sent : label}
    </Button>
  );
}
