import * as z from 'zod/mini';
import { graphql } from '../../gql/gql.ts';
import type { RegisterInput } from '../../gql/graphql.ts';
import { anonymously, client } from '../../lib/api/client.ts';
import { callRest, RestError } from '../../lib/api/rest.ts';
import { fieldErrors, isConflict, serverDetail } from '../../lib/api/server-errors.ts';
import { toSessionUser } from '../../lib/api/session-user.ts';
import { roles } from '../../lib/session/session.ts';
import { signIn } from '../../lib/session/session-store.ts';
import type { LoginValues } from './login-form.ts';

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

const LoggedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({
    id: z.number(),
    email: z.string(),
    email_verified: z.boolean(),
    full_name: z.string(),
    role: z.enum(roles),
    visa_status: z.nullish(z.string()),
  }),
});

/** Logs in with email and password. This module and the data client are loaded when the user focuses the form. */
export async function logIn(credentials: LoginValues): Promise<void> {
  const answer = await callRest('/auth/login', { method: 'POST', anonymous: true, body: JSON.stringify(credentials) });
  const { access_token: accessToken, refresh_token: refreshToken, user } = z.parse(LoggedIn, await answer.json());
  const { id, email, email_verified: emailVerified, full_name: fullName, role, visa_status: visaStatus } = user;
  signIn({ accessToken, refreshToken, user: { id, email, emailVerified, fullName, role, visaStatus } });
}

/** The server's only conflict is an email that has an account; its answer does not name the field. */
const namingEmail = (error: unknown): never => {
  const msg = serverDetail(error);
  throw isConflict(error) && msg ? new RestError(409, [{ loc: ['body', 'email'], msg }]) : error;
};

export async function registerAccount(input: RegisterInput): Promise<void> {
  const sending = { mutation: Register, variables: { input }, context: anonymously, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.mutate(sending).catch(namingEmail);
  if (data) signIn({ ...data.register, user: toSessionUser(data.register.user) });
}

const Exchanged = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * Exchanges the code of a Google sign-in; the server accepts it only from the browser that began the sign-in. Answers
 * 'role' if the account is new and its role has not been chosen.
 */
export async function exchangeCode(code: string, role?: NewRole): Promise<'done' | 'role'> {
  const body = JSON.stringify({ code, role, asks_role: true });
  const answer = await callRest('/auth/google/exchange', { method: 'POST', anonymous: true, body }).catch(
    (error: unknown) => {
      if (role === undefined && fieldErrors(error).has('role')) return undefined;
      throw error;
    },
  );
  if (!answer) return 'role';
  const { access_token: accessToken, refresh_token: refreshToken } = Exchanged.parse(await answer.json());
  await openSessionWith({ accessToken, refreshToken });
  return 'done';
}

export type NewRole = 'student' | 'employer';

/** Stores the tokens of a Google sign-in once the server has answered which user they belong to. */
export async function openSessionWith(tokens: Readonly<{ accessToken: string; refreshToken: string }>): Promise<void> {
  const { data } = await client.query({
    query: ReturnedUser,
    context: { ...anonymously, headers: { authorization: `Bearer ${tokens.accessToken}` } },
    fetchPolicy: 'no-cache',
  });
  if (data) signIn({ ...tokens, user: toSessionUser(data.me) });
}
