import { graphql } from '../../gql/gql.ts';
import type { CheckAdQuery, CheckAdQueryVariables } from '../../gql/graphql.ts';
import { client } from '../../lib/api/client.ts';

const CheckAd = graphql(`
  query CheckAd($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput, $everyVisa: Boolean!) {
    checkAd(input: $input) {
      text
      marks {
        kind
        quote
        start
        end
        meaning
      }
      pay {
        said
        standing
        minimum
        casualMinimum
        source
      }
      openings @include(if: $everyVisa) {
        visa
        label
        kind
        because
      }
      answer(visa: $visa, facts: $facts) @skip(if: $everyVisa) {
        label
        kind
        because
        questions
        messageToEmployer
        note
        rules {
          text
          condition
          source
          checkedOn
        }
        hoursSaid
        hoursLeft
        hoursLimit
      }
    }
  }
`);

export type CheckedAd = CheckAdQuery['checkAd'];

/** The answer is not kept in the data client's memory either. */
export const askServer = async (variables: CheckAdQueryVariables): Promise<CheckedAd> => {
  const { data } = await client.query({ query: CheckAd, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server answered nothing');
  return data.checkAd;
};
