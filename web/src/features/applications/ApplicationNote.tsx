import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Button } from '../../ui/button.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const NoteApplication = graphql(`
  mutation NoteApplication($id: Int!, $note: String!) {
    noteApplication(id: $id, note: $note) {
      id
      note
      version
    }
  }
`);

const longest = 2000;

type ApplicationNoteProps = Readonly<{
  id: number;
  note: string | null;
  /** The applicant's name. */
  name: string;
}>;

/** The employer's private note on an applicant, shown and edited in place. */
export function ApplicationNote({ id, note, name }: ApplicationNoteProps) {
  const [text, setText] = useState<string>();
  const [keep, { loading }] = useMutation(NoteApplication);
  useUnsaved(text !== undefined && text !== (note ?? ''));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await keep({ variables: { id, note: text ?? '' } });
      setText(undefined);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notNoted);
    }
  };
  if (text === undefined)
    return (
      <Row gap="3" flexWrap="wrap">
        {note ? (
          <chakra.p flex="1" minW="200px" whiteSpace="pre-line" overflowWrap="anywhere">
            <Small asChild>
              <span>{messages.yourNote}</span>
            </Small>{' '}
            {note}
          </chakra.p>
        ) : null}
        <Button
          type="button"
          look="plain"
          size="sm"
          ml="-3"
          aria-label={(note ? messages.changeNoteOn : messages.addNoteOn)(name)}
          onClick={() => setText(note ?? '')}
        >
          {note ? messages.changeNote : messages.addNote}
        </Button>
      </Row>
    );
  return (
    <Stack asChild gap="3">
      <form onSubmit={(event) => void save(event)}>
        <TextAreaField
          label={messages.noteOn(name)}
          helper={messages.noteHelper}
          rows={3}
          maxLength={longest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Row gap="2">
          <Button type="submit" size="sm" disabled={loading}>
            {messages.keepNote}
          </Button>
          <Button type="button" look="ghost" size="sm" onClick={() => setText(undefined)}>
            {messages.cancel}
          </Button>
        </Row>
      </form>
    </Stack>
  );
}
