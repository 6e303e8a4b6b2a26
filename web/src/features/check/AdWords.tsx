import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/field.ts';
import { Button } from '../../ui/button.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Small } from '../../ui/text.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import type { CheckValues } from './check-form.ts';
import { messages } from './messages.ts';
import { isPicture, wordsInFile } from './words-in-file.ts';

type FileState =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'reading'; name: string }>
  | Readonly<{ kind: 'read'; name: string; hasPictures: boolean }>
  | Readonly<{ kind: 'problem'; text: string }>;

/** Puts the words of a file into the form; a later file, or leaving the page, stops the one that is being read. */
function useFile() {
  const form = useFormContext<CheckValues>();
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);
  const put = (text: string, ownWords: string) => {
    form.setValue('ownWords', ownWords);
    form.setValue('text', text, { shouldDirty: true });
    form.clearErrors('text');
    form.setFocus('text');
  };
  const read = async (file: File) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setState({ kind: 'reading', name: file.name });
    const found = await wordsInFile(file, signal).catch(
      () => ({ kind: 'problem', text: messages.brokenFile }) as const,
    );
    if (signal.aborted) return;
    if (found.kind === 'problem') return setState(found);
    setState({ kind: 'read', name: file.name, hasPictures: found.hasPictures });
    const { text, ownWords } = form.getValues();
    put(found.text, ownWords || text);
  };
  const stop = () => {
    reading.current.abort();
    setState({ kind: 'none' });
    form.setFocus('text');
  };
  const undo = () => {
    setState({ kind: 'none' });
    put(form.getValues('ownWords'), '');
  };
  return { state, read, stop, undo };
}

/** The box for the words of an ad: typed, pasted, or of a file that is dropped, pasted or chosen. */
export function AdWords() {
  const form = useFormContext<CheckValues>();
  const field = fieldOf(form);
  const ownWords = useWatch({ control: form.control, name: 'ownWords' });
  const { state, read, stop, undo } = useFile();
  const takeFile = (event: SyntheticEvent, { files, types }: DataTransfer) => {
    const [file] = files;
    // Words that are copied from a document come with a picture of them.
    if (!file || (isPicture(file) && types.includes('text/plain'))) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <Stack
      gap="3"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => takeFile(event, event.dataTransfer)}
      onPaste={(event) => takeFile(event, event.clipboardData)}
    >
      <TextAreaField
        label={messages.text}
        helper={messages.textHelper}
        rows={12}
        autoComplete="off"
        required
        {...field('text')}
      />
      <FileButton
        label={messages.chooseFile}
        accept=".pdf,.txt,application/pdf,text/plain"
        helper={messages.fileHelper}
        error={state.kind === 'problem' ? state.text : undefined}
        onFile={(file) => void read(file)}
      />
      <Stack role="status" gap="2">
        {state.kind === 'reading' ? <Small>{messages.readingFile(state.name)}</Small> : null}
        {state.kind === 'read' ? <Small>{messages.fileRead(state.name)}</Small> : null}
        {state.kind === 'read' && state.hasPictures ? <Notice tone="warn">{messages.picturesInFile}</Notice> : null}
      </Stack>
      <Row gap="3" flexWrap="wrap">
        {state.kind === 'reading' ? (
          <Button type="button" look="ghost" size="sm" onClick={stop}>
            {messages.stopReading}
          </Button>
        ) : null}
        {ownWords.trim() === '' ? null : (
          <Button type="button" look="ghost" size="sm" onClick={undo}>
            {messages.undoFile}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
