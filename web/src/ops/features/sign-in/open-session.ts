import { graphql } from '../../../gql/gql.ts';
import type { OpsLoginMutation } from '../../../gql/graphql.ts';
import { anonymously, client } from '../../../lib/api/client.ts';
import { toSessionUser } from '../../../lib/api/session-user.ts';
import { signIn } from '../../../lib/session/session-store.ts';

const OpsLogin = graphql(`
  mutation OpsLogin($email: String!, $password: String!, $code: String) {
    login(email: $email, password: $password, role: operator, code: $code) {
      accessToken
      refreshToken
      user {
        ...SessionUser
      }
    }
  }
`);

/** The tokens of a session and its user. */
export type SessionAnswer = OpsLoginMutation['login'];

export type Credentials = Readonly<{ email: string; password: string }>;

/** Options for requests whose answers contain tokens or codes: no token is sent, and nothing is cached. */
export const once = { context: anonymously, fetchPolicy: 'no-cache' } as const;

/** Signs an operator in. The server accepts operators only: a student's correct password does not open a session. */
export async function openSession({ email, password, code }: Credentials & Readonly<{ code: string }>): Promise<void> {
  const variables = { email, password, code: code || null };
  const { data } = await client.mutate({ mutation: OpsLogin, variables, ...once });
  if (data) keepSession(data.login);
}

export const keepSession = (answer: SessionAnswer): void => signIn({ ...answer, user: toSessionUser(answer.user) });
