import * as z from 'zod/mini';
import { graphql } from '../../gql/gql.ts';
import type { RegisterInput } from '../../gql/graphql.ts';
import { anonymously, client } from '../../lib/api/client.ts';
import { callRest } from '../../lib/api/rest.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { signIn } from '../../lib/session/session-store.ts';
import type { LoginValues } from './login-form.ts';

const Login = graphql(`
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      accessToken
      refreshToken
      user {
        ...SessionUser
      }
    }
  }
`);

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      accessToken
      refreshToken
      user {
        ...SessionUser
      }
    }
  }
`);

const ReturnedUser = graphql(`
  query ReturnedUser {
    me {
      ...SessionUser
    }
  }
`);

/** Loaded with the data client when the user focuses the form. */
export async function logIn(variables: LoginValues): Promise<void> {
  const { data } = await client.mutate({ mutation: Login, variables, context: anonymously, fetchPolicy: 'no-cache' });
  if (data) signIn({ ...data.login, user: toSessionUser(data.login.user) });
}

export async function registerAccount(input: RegisterInput): Promise<void> {
  const { data } = await client.mutate({
    mutation: Register,
    variables: { input },
    context: anonymously,
    fetchPolicy: 'no-cache',
  });
  if (data) signIn({ ...data.register, user: toSessionUser(data.register.user) });
}

const Exchanged = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Exchanges the code of a Google sign-in; the server accepts it from the browser that began. */
export async function exchangeCode(code: string): Promise<void> {
  const answer = await callRest('/auth/google/exchange', { method: 'POST', body: JSON.stringify({ code }) });
  const { access_token: accessToken, refresh_token: refreshToken } = Exchanged.parse(await answer.json());
  await openSessionWith({ accessToken, refreshToken });
}

/** Tokens of a Google sign-in are stored after the server has said whose they are. */
export async function openSessionWith(tokens: Readonly<{ accessToken: string; refreshToken: string }>): Promise<void> {
  const { data } = await client.query({
    query: ReturnedUser,
    context: { ...anonymously, headers: { authorization: `Bearer ${tokens.accessToken}` } },
    fetchPolicy: 'no-cache',
  });
  if (data) signIn({ ...tokens, user: toSessionUser(data.me) });
}
