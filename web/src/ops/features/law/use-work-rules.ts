import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { OpsWorkRulesQuery } from '../../../gql/graphql.ts';

const OpsWorkRules = graphql(`
  query OpsWorkRules {
    workRules {
      label
      condition
      text
      from
      until
      source
      checkedOn
      isDue
    }
  }
`);

export type WorkRule = OpsWorkRulesQuery['workRules'][number];

/** Loads the rules of the law, for their page and for the note on the first page. */
export function useWorkRules() {
  const { data, error, refetch } = useQuery(OpsWorkRules, { fetchPolicy: 'cache-and-network' });
  return { rules: data?.workRules, error, refetch: () => void refetch() };
}
