import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { fieldErrors, messageOf } from '../../lib/api/server-errors.ts';
import { currentSession, updateUser, useSession } from '../../lib/session/session-store.ts';
import { loginPath, matchesPath, profilePath } from '../../lib/paths.ts';
import { Bloom } from '../../ui/Bloom.tsx';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Form } from '../../ui/form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Muted, Title } from '../../ui/text.ts';
import { messages } from './messages.ts';

const VerifyEmail = graphql(`
  mutation VerifyEmail($token: String!, $password: String) {
    verifyEmail(token: $token, password: $password)
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

/**
 * Confirmation needs a click, because mailbox scanners open every link and must not change anything. The server asks for
 * the password if the account was made on another device.
 */
export function VerifyEmailCard({ token, ofEmployer }: VerifyEmailCardProps) {
  const session = useSession();
  const [verify, { data, error, loading }] = useMutation(VerifyEmail);
  /** Undefined until the server asks for it. */
  const [password, setPassword] = useState<string>();
  const already = !data && session.kind !== 'guest' && session.user.emailVerified;
  const role = session.kind === 'guest' ? undefined : session.user.role;
  const reader = role === 'student' || role === 'employer' ? role : 'other';
  const refusals = fieldErrors(error);
  const refused = !token || refusals.has('token');
  const confirm = async () => {
    if (!token) return;
    try {
      await verify({ variables: { token, password: password ?? null } });
      // A password proves an account that may be another one than the session's.
      if (password === undefined) markVerified();
    } catch (failure) {
      if (fieldErrors(failure).has('password')) setPassword((current) => current ?? '');
    }
  };
  const [title, text] = data
    ? [messages.doneTitle, messages.doneText[reader]]
    : already
      ? [messages.alreadyTitle, messages.alreadyText]
      : refused
        ? [messages.failedTitle, token ? messages.failedText : messages.noToken]
        : [messages.title, password === undefined ? messages.text[reader] : messages.otherDevice];
  return (
    <Card padded maxW="520px" mx="auto" display="grid" justifyItems="center" textAlign="center" gap="3" py="10">
      <Bloom size={64} />
      <chakra.div role="status" display="grid" gap="2">
        <Title>{title}</Title>
        <Muted>{text}</Muted>
      </chakra.div>
      {error && !already && !refused && !refusals.has('password') ? (
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
        <Form
          mt="3"
          w="full"
          maxW="320px"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          {password === undefined ? null : (
            <chakra.div textAlign="start">
              <PasswordField
                label={messages.password}
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={password ? refusals.get('password') : undefined}
              />
            </chakra.div>
          )}
          <Button type="submit" disabled={loading}>
            {loading ? messages.confirming : messages.confirm}
          </Button>
        </Form>
      )}
    </Card>
  );
}
