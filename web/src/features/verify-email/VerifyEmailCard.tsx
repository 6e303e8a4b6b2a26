import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { errorCode, messageOf } from '../../lib/api/server-errors.ts';
import { currentSession, updateUser, useSession } from '../../lib/session/session-store.ts';
import { loginPath, matchesPath, profilePath } from '../../lib/paths.ts';
import { Bloom } from '../../ui/Bloom.tsx';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Muted, Title } from '../../ui/text.ts';
import { messages } from './messages.ts';

const VerifyEmail = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

function markVerified() {
  const session = currentSession();
  if (session.kind !== 'guest') updateUser({ ...session.user, emailVerified: true });
}

type VerifyEmailCardProps = Readonly<{
  token: string | null;
  /** Links to the next steps for an employer whose address is confirmed. */
  ofEmployer: ReactNode;
}>;

/** Confirmation needs a click, because mailbox scanners open every link and must not change anything. */
export function VerifyEmailCard({ token, ofEmployer }: VerifyEmailCardProps) {
  const session = useSession();
  const [verify, { data, error, loading }] = useMutation(VerifyEmail, { onCompleted: markVerified });
  const already = !data && session.kind !== 'guest' && session.user.emailVerified;
  const role = session.kind === 'guest' ? undefined : session.user.role;
  const reader = role === 'student' || role === 'employer' ? role : 'other';
  const refused = !token || errorCode(error) === 'INVALID';
  const confirm = () => (token ? verify({ variables: { token } }).catch(() => undefined) : undefined);
  const [title, text] = data
    ? [messages.doneTitle, messages.doneText[reader]]
    : already
      ? [messages.alreadyTitle, messages.alreadyText]
      : refused
        ? [messages.failedTitle, token ? messages.failedText : messages.noToken]
        : [messages.title, messages.text[reader]];
  return (
    <Card padded maxW="520px" mx="auto" display="grid" justifyItems="center" textAlign="center" gap="3" py="10">
      <Bloom size={64} />
      <chakra.div role="status" display="grid" gap="2">
        <Title>{title}</Title>
        <Muted>{text}</Muted>
      </chakra.div>
      {error && !already && !refused ? (
        <Notice tone="bad" live>
          {messageOf(error)}
        </Notice>
      ) : null}
      {role === 'employer' && (data || already) ? (
        ofEmployer
      ) : data || already || refused ? (
        <ButtonLink asChild mt="3">
          {role === 'student' ? (
            <Link to={matchesPath}>{messages.seeMatches}</Link>
          ) : role === undefined ? (
            <Link to={loginPath}>{messages.signIn}</Link>
          ) : (
            <Link to={profilePath}>{messages.openProfile}</Link>
          )}
        </ButtonLink>
      ) : (
        <Button type="button" mt="3" disabled={loading} onClick={confirm}>
          {loading ? messages.confirming : messages.confirm}
        </Button>
      )}
    </Card>
  );
}
