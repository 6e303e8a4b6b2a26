import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useSignedInUser } from '../../lib/session/session-store.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

const ConfirmedAddress = graphql(`
  query ConfirmedAddress {
    me {
      id
      email
      emailVerified
      confirmationProblem
    }
  }
`);

/**
 * Asks an employer to confirm the email address until the server says they have: the session does not know of a
 * confirmation in another browser.
 */
export function ConfirmAddress() {
  const user = useSignedInUser();
  const { data } = useQuery(ConfirmedAddress, { fetchPolicy: 'cache-and-network' });
  const { email, emailVerified } = data?.me ?? user;
  if (emailVerified) return null;
  return <VerifyBanner email={email} role="employer" problem={data?.me.confirmationProblem} />;
}
