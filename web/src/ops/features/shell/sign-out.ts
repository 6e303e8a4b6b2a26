import { graphql } from '../../../gql/gql.ts';
import { client } from '../../../lib/api/client.ts';
import { isIgnoredAtLogout } from '../../../lib/api/server-errors.ts';
import { signOut as forget } from '../../../lib/session/session-store.ts';

const OpsSignOut = graphql(`
  mutation OpsSignOut {
    logout
  }
`);

/** Ends this browser's session, even if the server does not answer. */
export async function signOut(): Promise<void> {
  try {
    await client.mutate({ mutation: OpsSignOut });
  } catch (error) {
    if (!isIgnoredAtLogout(error)) throw error;
  }
  forget();
}
