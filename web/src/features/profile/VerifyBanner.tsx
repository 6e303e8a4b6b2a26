import { chakra } from '@chakra-ui/react/styled-system';
import { SendConfirmation } from '../../forms/SendConfirmation.tsx';
import type { ConfirmationProblem } from '../../gql/graphql.ts';
import type { Role } from '../../lib/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

type VerifyBannerProps = Readonly<{
  email: string;
  role: Role;
  /** Why the last link was not sent, if it was not. */
  problem?: ConfirmationProblem | null | undefined;
}>;

/** Asks to open the link that confirms the address, or says why it was not sent. */
export function VerifyBanner({ email, role, problem }: VerifyBannerProps) {
  const why = role === 'employer' ? messages.verifyWhyEmployer : messages.verifyWhyStudent;
  return (
    <Notice tone="warn">
      <chakra.div display="flex" gap="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <chakra.div flex="1 1 240px" minW="0">
          <chakra.p fontWeight={680}>{messages.verifyTitle}</chakra.p>
          <p>
            {problem ? messages.verifyNotSent : messages.verifyStudent}{' '}
            <chakra.b overflowWrap="anywhere">{email}</chakra.b>
            {problem ? `: ${messages.verifyProblems[problem]}` : `. ${why}`}
          </p>
        </chakra.div>
        <SendConfirmation label={messages.sendAgain} />
      </chakra.div>
    </Notice>
  );
}
