import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type {
  AdToCheckInput,
  AnswerToCheckQuery,
  AnswerToCheckQueryVariables,
  CheckedWordsFragment,
  CheckToKeepInput,
  OpeningsOfCheckedAdQuery,
} from '../../gql/graphql.ts';
import { client } from '../../lib/api/client.ts';
import { type Answer, answerIn, type PayCheck, payIn } from './answer-fields.ts';

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
      ...PayBesideMinimum
    }
  }
`);

const AnswerToCheck = graphql(`
  query AnswerToCheck($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {
    checkAd(input: $input) {
      ...CheckedWords
      reading
      answer(visa: $visa, facts: $facts) {
        ...AnswerForHolder
      }
      fit {
        about
        text
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

type Fit = AnswerToCheckQuery['checkAd']['fit'];
type Openings = OpeningsOfCheckedAdQuery['checkAd']['openings'];

/** What is sent back to keep an answer: what was read in the ad, and whose answer it is. */
export type ToKeep = Omit<CheckToKeepInput, 'id' | 'link'>;

/** What was read in an ad, with the answer for one visa (null if none is told), or the openings to every visa. */
export type CheckedAd = Readonly<{ text: string; marks: CheckedWordsFragment['marks']; pay: PayCheck }> &
  Readonly<{ answer?: Answer | null; fit?: Fit; toKeep?: ToKeep; openings?: Openings }>;

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

const answerFor = async (variables: AnswerToCheckQueryVariables): Promise<CheckedAd | undefined> => {
  const { data } = await client.query({ query: AnswerToCheck, variables, fetchPolicy: 'no-cache' });
  if (!data) return undefined;
  const { input: _ad, ...holder } = variables;
  const { reading, answer, fit } = data.checkAd;
  return { ...wordsIn(data.checkAd), answer: answer ? answerIn(answer) : null, fit, toKeep: { reading, ...holder } };
};

const openingsOf = async (input: AdToCheckInput): Promise<CheckedAd | undefined> => {
  const { data } = await client.query({ query: OpeningsOfCheckedAd, variables: { input }, fetchPolicy: 'no-cache' });
  return data && { ...wordsIn(data.checkAd), openings: data.checkAd.openings };
};

const wordsIn = (checked: FragmentType<typeof CheckedWords>) => {
  const { text, marks, pay } = readFragment(CheckedWords, checked);
  return { text, marks, pay: payIn(pay) };
};
