import { graphql } from '../../gql/gql.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import type { CheckToKeepInput, KeptCheckFieldsFragment } from '../../gql/graphql.ts';
import { client } from '../../lib/api/client.ts';
import { readAgain } from '../../lib/api/use-change.ts';
import { type Answer, answerIn, type PayCheck, payIn } from './answer-fields.ts';

const KeptCheckFields = graphql(`
  fragment KeptCheckFields on KeptCheck {
    id
    day
    title
    companyName
    place
    link
    warnings {
      meaning
      quote
    }
    pay {
      ...PayBesideMinimum
    }
    answer {
      ...AnswerForHolder
    }
  }
`);

export const MyChecks = graphql(`
  query MyChecks {
    myChecks {
      ...KeptCheckFields
    }
  }
`);

export const RemoveCheck = graphql(`
  mutation RemoveCheck($id: ID!) {
    removeCheck(id: $id) {
      id
    }
  }
`);

const KeepCheck = graphql(`
  mutation KeepCheck($input: CheckToKeepInput!) {
    keepCheck(input: $input) {
      id
    }
  }
`);

/** The query whose answer every change of the kept checks changes. */
export const followChecks = ['MyChecks'] as const;

/** Errors: the server's. */
export const keepCheck = async (input: CheckToKeepInput) => {
  await client.mutate({ mutation: KeepCheck, variables: { input } });
  await readAgain(client, followChecks);
};

/** What a student was told about an ad, and kept. */
export type KeptCheck = Readonly<Omit<KeptCheckFieldsFragment, 'answer' | 'pay'> & { answer: Answer; pay: PayCheck }>;

export const checksIn = (checks: readonly FragmentType<typeof KeptCheckFields>[]): readonly KeptCheck[] =>
  checks
    .map((check) => readFragment(KeptCheckFields, check))
    .map((check) => ({ ...check, answer: answerIn(check.answer), pay: payIn(check.pay) }));
