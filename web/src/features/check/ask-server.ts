import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  AdToCheckInput,
  AnswerToCheckQuery,
  AnswerToCheckQueryVariables,
  CheckedWordsFragment,
  OpeningsOfCheckedAdQuery,
} from '../../gql/graphql.ts';
import { client } from '../../lib/api/client.ts';

const CheckedWords = graphql(`
  fragment CheckedWords on CheckedAd {
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
  }
`);

const AnswerToCheck = graphql(`
  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {
    checkAd(input: $input) {
      ...CheckedWords
      answer(visa: $visa, facts: $facts) {
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

const OpeningsOfCheckedAd = graphql(`
  query OpeningsOfCheckedAd($input: AdToCheckInput!) {
    checkAd(input: $input) {
      ...CheckedWords
      openings {
        visa
        label
        kind
        because
      }
    }
  }
`);

type Answer = AnswerToCheckQuery['checkAd']['answer'];
type Openings = OpeningsOfCheckedAdQuery['checkAd']['openings'];

/** What was read in an ad, with the answer for one visa (null if none is told), or the openings to every visa. */
export type CheckedAd = CheckedWordsFragment & Readonly<{ answer?: Answer; openings?: Openings }>;

/** An ad for the holder of a visa, by default the student who asks, or for who hires. */
export type ToCheck =
  | Readonly<{ kind: 'for_holder'; variables: AnswerToCheckQueryVariables }>
  | Readonly<{ kind: 'for_every_visa'; input: AdToCheckInput }>;

/** The answer is not kept in the data client's memory either. */
export const askServer = async (asked: ToCheck): Promise<CheckedAd> => {
  const read = asked.kind === 'for_holder' ? await answerFor(asked.variables) : await openingsOf(asked.input);
  if (!read) throw new Error('The server answered nothing');
  return read;
};

const answerFor = async (variables: AnswerToCheckQueryVariables) => {
  const { data } = await client.query({ query: AnswerToCheck, variables, fetchPolicy: 'no-cache' });
  return data && { ...readFragment(CheckedWords, data.checkAd), answer: data.checkAd.answer };
};

const openingsOf = async (input: AdToCheckInput) => {
  const { data } = await client.query({ query: OpeningsOfCheckedAd, variables: { input }, fetchPolicy: 'no-cache' });
  return data && { ...readFragment(CheckedWords, data.checkAd), openings: data.checkAd.openings };
};
