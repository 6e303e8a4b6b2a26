import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
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
 * that the page can say so.
 */
export function SendConfirmation({ label }: Readonly<{ label: string }>) {
  const [send, { loading, data }] = useMutation(ResendVerification);
  const client = useApolloClient();
  const isAsked = Boolean(data);
  useEffect(() => {
    if (!isAsked) return;
    const ask = () =>
      void client.query({ query: AskedConfirmation, fetchPolicy: 'network-only' }).catch(() => undefined);
    const timer = setTimeout(ask, knownAfterMs);
    return () => clearTimeout(timer);
  }, [client, isAsked]);
  const sendAgain = () =>
    send().then(
      () => toastOk(messages.done),
      (error: unknown) => toastBad(messageOf(error)),
    );
  return (
    <Button type="button" look="ghost" size="sm" color="text" disabled={loading || isAsked} onClick={sendAgain}>
      {isAsked ? messages.sent : label}
    </Button>
  );
}
