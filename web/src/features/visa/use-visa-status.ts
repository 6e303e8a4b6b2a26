import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const MyVisa = graphql(`
  query MyVisa {
    visaStatus {
      verificationStatus
      verificationMessage
      documentName
      documentDecided
      documentKeptUntil
      submittedAt
      decidedAt
      visaSubclass
      visaExpiry
      conditions
      rejectionReason
      sharedSince
    }
  }
`);

/** The visa status, shared by the card and the tab. The cached value is shown first, while the query runs. */
export function useVisaStatus() {
  const { data, error, refetch } = useQuery(MyVisa, { fetchPolicy: 'cache-and-network' });
  return { visa: data?.visaStatus, error, refetch: () => void refetch() };
}

export type Visa = NonNullable<ReturnType<typeof useVisaStatus>['visa']>;
