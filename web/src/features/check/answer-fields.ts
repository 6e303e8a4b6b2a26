import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { AnswerForHolderFragment, PayBesideMinimumFragment } from '../../gql/graphql.ts';

const AnswerForHolder = graphql(`
  fragment AnswerForHolder on AdAnswer {
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
`);

const PayBesideMinimum = graphql(`
  fragment PayBesideMinimum on PayCheck {
    said
    standing
    minimum
    casualMinimum
    source
  }
`);

/** Whether the holder of a visa may take the job of an ad, and why. */
export type Answer = AnswerForHolderFragment;
export const answerIn = (answer: FragmentType<typeof AnswerForHolder>): Answer => readFragment(AnswerForHolder, answer);

/** What an ad pays, beside the national minimum. */
export type PayCheck = PayBesideMinimumFragment;
export const payIn = (pay: FragmentType<typeof PayBesideMinimum>): PayCheck => readFragment(PayBesideMinimum, pay);
