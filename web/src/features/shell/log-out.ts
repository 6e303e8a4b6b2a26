import { graphql } from '../../gql/gql.ts';
import { client } from '../../lib/api/client.ts';
import { isIgnoredAtLogout } from '../../lib/api/server-errors.ts';
import { signOut } from '../../lib/session/session-store.ts';

const Logout = graphql(`
  mutation Logout {
    logout
  }
`);

/** Clears the local session even when the server answers 401, 403 or not at all; rethrows other errors (spec section 4). */
export async function logOut(): Promise<void> {
  try {
    await client.mutate({ mutation: Logout });
  } catch (error) {
    if (!isIgnoredAtLogout(error)) throw error;
  }
  signOut();
}
