import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { RestError } from '../../lib/api/rest.ts';
import { fieldErrors, serverDetail } from '../../lib/api/server-errors.ts';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { Row } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { messages } from './messages.ts';
import { OwnCompany } from './own-company.ts';
import { type DescriptionFacts, writeDescription } from './write-description.ts';

/** The company's name for the description; null if it cannot be loaded. */
const companyName = async (client: ApolloClient) => {
  const { data } = await client.query({ query: OwnCompany, errorPolicy: 'ignore' });
  return data?.me.companyName ?? null;
};

type GenerateDescriptionProps = Readonly<{
  /** Returns the job's facts from the form. */
  facts: () => DescriptionFacts;
  /** Returns the current description, as HTML. */
  currentText: () => string;
  /** Receives HTML to show during generation, or undefined to show the current description again. */
  onPartialText: (html: string | undefined) => void;
  /** Receives the complete text. */
  onText: (html: string) => void;
  /** Shows a refusal at the fields that it names, where the form has them; otherwise it stands below the button. */
  onRefused?: (error: unknown) => void;
}>;

/** Generates a description from the form and shows it as it arrives; asks before replacing an existing one. */
export function GenerateDescription({
  facts,
  currentText,
  onPartialText,
  onText,
  onRefused,
}: GenerateDescriptionProps) {
  const [asking, setAsking] = useState(false);
  const [writing, setWriting] = useState(false);
  const [reason, setReason] = useState<string>();
  const stop = useRef(new AbortController());
  const client = useApolloClient();
  useEffect(() => () => stop.current.abort(), []);

  const write = async () => {
    setAsking(false);
    setReason(undefined);
    setWriting(true);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const request = { facts: facts(), companyName: await companyName(client), signal };
      const html = await writeDescription(request, (soFar) => signal.aborted || onPartialText(soFar));
      if (!wordsOf(html)) throw new Error(messages.generatedEmpty);
      onText(html);
      toastOk(messages.generated);
    } catch (error) {
      if (!signal.aborted) {
        toastBad(messageFor(error));
        if (onRefused && fieldErrors(error).size > 0) onRefused(error);
        else setReason(reasonOf(error));
      }
    }
    onPartialText(undefined);
    setWriting(false);
  };
  const start = () => {
    if (!facts().title.trim()) toastBad(messages.titleFirst);
    else if (wordsOf(currentText())) setAsking(true);
    else void write();
  };
  return (
    <>
      <Row gap="2">
        <Button type="button" look="ghost" size="sm" disabled={writing} onClick={start}>
          {writing ? messages.generating : messages.generate}
        </Button>
        {writing ? (
          <Button type="button" look="ghost" size="sm" onClick={() => stop.current.abort()}>
            {messages.stopGenerating}
          </Button>
        ) : null}
      </Row>
      {reason ? <Small role="status">{reason}</Small> : null}
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

/** One of the two messages of the specification (section 8). */
const messageFor = (error: unknown) => {
  const isEmpty =
    serverDetail(error) === messages.generatedEmpty ||
    (error instanceof Error && error.message === messages.generatedEmpty);
  return isEmpty ? messages.generatedEmpty : messages.notGenerated;
};

/** What the server says about too many requests or an unusable title, which the employer can act on. */
const reasonOf = (error: unknown) =>
  error instanceof RestError && [422, 429].includes(error.statusCode) ? serverDetail(error) : undefined;
