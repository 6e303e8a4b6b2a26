import { graphql } from '../../../gql/gql.ts';
import type { OpsBeginFactorMutation } from '../../../gql/graphql.ts';
import { client } from '../../../lib/api/client.ts';
import { type Credentials, once, type SessionAnswer } from './open-session.ts';

const OpsBeginFactor = graphql(`
  mutation OpsBeginFactor($email: String!, $password: String!) {
    beginSecondFactor(email: $email, password: $password) {
      secret
      uri
      qr
    }
  }
`);

const OpsConfirmFactor = graphql(`
  mutation OpsConfirmFactor($email: String!, $password: String!, $code: String!) {
    confirmSecondFactor(email: $email, password: $password, code: $code) {
      recoveryCodes
      session {
        accessToken
        refreshToken
        user {
          ...SessionUser
        }
      }
    }
  }
`);

/** The secret to set up in an authenticator app, and the operator's credentials. */
export type NewFactor = OpsBeginFactorMutation['beginSecondFactor'] & Readonly<{ credentials: Credentials }>;

/** A completed second factor. Its session opens once the operator has kept the recovery codes. */
export type FactorDone = Readonly<{ recoveryCodes: readonly string[]; session: SessionAnswer }>;

const noAnswer = () => new Error('The server gave no answer');

export async function beginFactor(credentials: Credentials): Promise<NewFactor> {
  const { data } = await client.mutate({ mutation: OpsBeginFactor, variables: credentials, ...once });
  if (!data) throw noAnswer();
  return { ...data.beginSecondFactor, credentials };
}

export async function confirmFactor(credentials: Credentials, code: string): Promise<FactorDone> {
  const variables = { ...credentials, code };
  const { data } = await client.mutate({ mutation: OpsConfirmFactor, variables, ...once });
  if (!data) throw noAnswer();
  return data.confirmSecondFactor;
}
