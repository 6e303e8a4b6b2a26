import { graphql } from '../../gql/gql.ts';

/** The name of the employer's company, for the description and the card of an ad. */
export const OwnCompany = graphql(`
  query OwnCompany {
    me {
      id
      companyName
    }
  }
`);
