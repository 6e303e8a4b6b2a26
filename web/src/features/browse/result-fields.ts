import { graphql } from '../../gql/gql.ts';

/** The fields that a page of results needs. */
export const ResultsFields = graphql(`
  fragment Results on JobSearchPage {
    total
    close
    page
    totalPages
    jobs {
      id
      ...JobCard
    }
  }
`);
