import { graphql } from '../../gql/gql.ts';

/** Keeps an ad as a new draft. It can be repeated safely after a lost connection. */
export const CreateDraft = graphql(`
  mutation CreateDraft($input: JobInput!, $step: Int!, $idempotencyKey: String) {
    createJobDraft(input: $input, step: $step, idempotencyKey: $idempotencyKey) {
      id
      version
    }
  }
`);
