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

/** The tokens of a session and whose it is. */
export type SessionAnswer = OpsLoginMutation['login'];

export type Credentials = Readonly<{ email: string; password: string }>;

/** Once and without a cache, because tokens and codes are in the answer. */
export const once = { context: anonymously, fetchPolicy: 'no-cache' } as const;

/** The server accepts operators only: a student's correct password opens no session. */
export async function openSession({ email, password, code }: Credentials & Readonly<{ code: string }>): Promise<void> {
  const variables = { email, password, code: code || null };
  const { data } = await client.mutate({ mutation: OpsLogin, variables, ...once });
  if (data) keepSession(data.login);
}

export const keepSession = (answer: SessionAnswer): void => signIn({ ...answer, user: toSessionUser(answer.user) });
