import { useMutation } from '@apollo/client/react';
import { ResendVerification } from '../lib/api/resend-verification.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { Button } from '../ui/button.ts';
import { toastBad, toastOk } from '../ui/toasts.ts';

const messages = {
  sent: 'Sent',
  done: 'Sent. Have a look at your inbox.',
} as const;

/** A button that sends the email for confirming the address again. */
export function SendConfirmation({ label }: Readonly<{ label: string }>) {
  const [send, { loading, data }] = useMutation(ResendVerification);
  const sendAgain = () =>
    send().then(
      () => toastOk(messages.done),
      (error: unknown) => toastBad(messageOf(error)),
    );
  return (
    <Button type="button" look="ghost" size="sm" color="text" disabled={loading || Boolean(data)} onClick={sendAgain}>
      {data ? messages.sent : label}
    </Button>
  );
}
