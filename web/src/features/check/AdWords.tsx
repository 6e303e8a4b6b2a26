import type { SyntheticEvent } from 'react';
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
import { useIncomingAd } from './use-incoming-ad.ts';
import { isPicture } from './words-in-file.ts';

/** The box for the words of an ad: typed, pasted, shared by another app, or of a file that is dropped, pasted or chosen. */
export function AdWords({ isShared }: Readonly<{ isShared: boolean }>) {
  const form = useFormContext<CheckValues>();
  const field = fieldOf(form);
  const ownWords = useWatch({ control: form.control, name: 'ownWords' });
  const { state, read, stop, undo } = useIncomingAd(isShared);
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
      <Stack role="status" gap="2" _empty={{ position: 'absolute' }}>
        {state.kind === 'reading' ? <Small>{messages.readingFile(state.name)}</Small> : null}
        {state.kind === 'read' ? <Small>{state.text}</Small> : null}
        {state.kind === 'read' ? state.warnings.map((text) => <Warning key={text} text={text} />) : null}
        {state.kind === 'not_shared' ? <Warning text={state.problem} /> : null}
      </Stack>
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
        error={state.kind === 'unread_file' ? state.problem : undefined}
        onFile={(file) => void read(file)}
      />
      <Small display={{ md: 'none' }}>{messages.sharing}</Small>
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

const Warning = ({ text }: { text: string }) => <Notice tone="warn">{text}</Notice>;
