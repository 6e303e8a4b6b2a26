import { graphql } from '../../gql/gql.ts';
import { anonymously, client } from '../../lib/api/client.ts';

const JoinMailingList = graphql(`
  mutation JoinMailingList($email: String!) {
    joinMailingList(email: $email)
  }
`);

/** The mailing list has email addresses, not accounts, so the request is sent without the session. */
export const askToJoin = async (email: string) => {
  await client.mutate({ mutation: JoinMailingList, variables: { email }, context: anonymously });
};
