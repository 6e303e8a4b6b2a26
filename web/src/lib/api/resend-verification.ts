import { graphql } from '../../gql/gql.ts';

/** Sends the email that confirms the address again. */
export const ResendVerification = graphql(`
  mutation ResendVerification {
    resendVerification
  }
`);

/** Whether the email was sent, and whether the address is confirmed by now. */
export const AskedConfirmation = graphql(`
  query AskedConfirmation {
    me {
      id
      emailVerified
      confirmationProblem
    }
  }
`);
