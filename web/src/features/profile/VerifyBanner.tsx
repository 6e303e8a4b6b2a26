import { chakra } from '@chakra-ui/react/styled-system';
import { SendConfirmation } from '../../forms/SendConfirmation.tsx';
import type { Role } from '../../lib/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

export function VerifyBanner({ email, role }: Readonly<{ email: string; role: Role }>) {
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
        <SendConfirmation label={messages.sendAgain} />
      </chakra.div>
    </Notice>
  );
}
