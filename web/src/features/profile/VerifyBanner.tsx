import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import type { Role } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const ResendVerification = graphql(`
  mutation ResendVerification {
    resendVerification
  }
`);

export function VerifyBanner({ email, role }: Readonly<{ email: string; role: Role }>) {
  const [send, { loading, data }] = useMutation(ResendVerification);
  const sendAgain = () =>
    send().then(
      () => toastOk(messages.sent),
      (error: unknown) => toastBad(messageOf(error)),
    );
  return (
    <Notice tone="warn">
      <chakra.div display="flex" gap="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <chakra.div flex="1 1 240px" minW="0">
          <chakra.p fontWeight={680}>{messages.verifyTitle}</chakra.p>
          <p>
            {messages.verifyStudent} <chakra.b overflowWrap="anywhere">{email}</chakra.b>.{' '}
            {role === 'employer' ? messages.verifyWhyEmployer : messages.verifyWhyStudent}
          </p>
        </chakra.div>
        <Button
          type="button"
          look="ghost"
          size="sm"
          color="text"
          disabled={loading || Boolean(data)}
          onClick={sendAgain}
        >
          {data ? 'Sent' : messages.sendAgain}
        </Button>
      </chakra.div>
    </Notice>
  );
}
