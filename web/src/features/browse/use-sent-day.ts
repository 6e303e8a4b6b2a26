import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

/** A query of its own, so that a list of jobs does not fail or wait because of the applications. */
const SentDays = graphql(`
  query SentDays {
    myApplications(withdrawn: true) {
      id
      jobId
      appliedAt
      withdrawnAt
    }
  }
`);

/** When a student applied for a job; undefined for everybody else, and if they did not or withdrew the application. */
export function useSentDay(jobId: number, isStudent: boolean): string | undefined {
  const { data } = useQuery(SentDays, { skip: !isStudent });
  return data?.myApplications.find((one) => one.jobId === jobId && !one.withdrawnAt)?.appliedAt;
}
