import { graphql } from '../../gql/gql.ts';

export const SavedSearchesQueryText = graphql(`
  query SavedSearches {
    mySearches {
      id
      name
      query
      paused
    }
  }
`);
