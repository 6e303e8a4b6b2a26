import { graphql } from '../../../gql/gql.ts';
import { anonymously, client } from '../../../lib/api/client.ts';
import { toSessionUser } from '../../../lib/api/session-user.ts';
import { signIn } from '../../../lib/session/session-store.ts';

const OpsLogin = graphql(`
  mutation OpsLogin($email: String!, $password: String!) {
    login(email: $email, password: $password, role: operator) {
      accessToken
      refreshToken
      user {
        ...SessionUser
      }
    }
  }
`);

/** The server accepts operators only: a student's correct password opens no session. */
export async function openSession(variables: Readonly<{ email: string; password: string }>): Promise<void> {
  const { data } = await client.mutate({
    mutation: OpsLogin,
    variables,
    context: anonymously,
    fetchPolicy: 'no-cache',
  });
  if (data) signIn({ ...data.login, user: toSessionUser(data.login.user) });
}
