import { graphql } from '../../gql/gql.ts';

/** Sends the email that confirms the address again. */
export const ResendVerification = graphql(`
  mutation ResendVerification {
    resendVerification
  }
`);
