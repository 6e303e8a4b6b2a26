import { graphql } from '../../gql/gql.ts';
import { client } from '../api/client.ts';
import { isIgnoredAtLogout } from '../api/server-errors.ts';
import { forgetUser } from './leave.ts';

const Logout = graphql(`
  mutation Logout {
    logout
  }
`);

/** Removes the user's data here even on 401, 403 or without an answer; rethrows other errors (spec section 4). */
export async function logOut(): Promise<void> {
  try {
    await client.mutate({ mutation: Logout });
  } catch (error) {
    if (!isIgnoredAtLogout(error)) throw error;
  }
  await forgetUser();
}
