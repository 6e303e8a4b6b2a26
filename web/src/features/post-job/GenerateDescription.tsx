import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { DescriptionInput } from '../../gql/graphql.ts';
import { errorCode, serverDetail } from '../../lib/api/server-errors.ts';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const GenerateDescriptionMutation = graphql(`
  mutation GenerateDescription($input: DescriptionInput!) {
    generateJobDescription(input: $input) {
      description
      writer
    }
  }
`);

const WritingCompany = graphql(`
  query WritingCompany {
    me {
      id
      companyName
    }
  }
`);

/** The text goes without a name where it cannot be had. */
const companyName = async (client: ApolloClient) => {
  const { data } = await client.query({ query: WritingCompany, errorPolicy: 'ignore' });
  return data?.me.companyName ?? null;
};

type GenerateDescriptionProps = Readonly<{
  /** What is known of the job now. */
  facts: () => DescriptionInput;
  /** HTML that stands there now. */
  written: () => string;
  onText: (html: string) => void;
}>;

/** Has a description written from what the form holds; asks before it replaces one. */
export function GenerateDescription({ facts, written, onText }: GenerateDescriptionProps) {
  const [asking, setAsking] = useState(false);
  const client = useApolloClient();
  const [generate, { loading }] = useMutation(GenerateDescriptionMutation);

  const write = async () => {
    setAsking(false);
    try {
      const { data } = await generate({
        variables: { input: { ...facts(), companyName: await companyName(client) } },
      });
      const html = data?.generateJobDescription.description ?? '';
      if (!wordsOf(html)) throw new Error(messages.generatedEmpty);
      onText(html);
      toastOk(messages.generated);
    } catch (error) {
      toastBad(sentenceOf(error));
    }
  };
  const start = () => {
    if (!facts().title?.trim()) toastBad(messages.titleFirst);
    else if (wordsOf(written())) setAsking(true);
    else void write();
  };
  return (
    <>
      <Button type="button" look="ghost" size="sm" disabled={loading} onClick={start}>
        {loading ? messages.generating : messages.generate}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={messages.replaceQuestion}
          text={messages.replaceText}
          confirmLabel="Replace"
          onConfirm={() => void write()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** The server's own sentence where it has one for people; a failure on the way has the spec's. */
const sentenceOf = (error: unknown) => {
  const detail = serverDetail(error);
  const isEmpty =
    detail === messages.generatedEmpty || (error instanceof Error && error.message === messages.generatedEmpty);
  if (isEmpty) return messages.generatedEmpty;
  return (errorCode(error) === 'TOO_MANY' ? detail : undefined) ?? messages.notGenerated;
};
