import { graphql } from '../../gql/gql.ts';
import { anonymously, client } from '../../lib/api/client.ts';

const JoinMailingList = graphql(`
  mutation JoinMailingList($email: String!) {
    joinMailingList(email: $email)
  }
`);

/** The list is of addresses, not of accounts: who is signed in does not matter. */
export const askToJoin = async (email: string) => {
  await client.mutate({ mutation: JoinMailingList, variables: { email }, context: anonymously });
};
