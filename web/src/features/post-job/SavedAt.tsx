import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { messages as formMessages } from '../../forms/messages.ts';
import { formatTime } from '../../lib/format/dates.ts';
import { Button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

type SavedAtProps = Readonly<{
  savedAt: string | undefined;
  /** Whether the form began with values that were stored in this browser. */
  restored: boolean;
  discard: string;
  onDiscard: () => void;
}>;

/** Shows when the form was saved in this browser, with a button to discard it after a confirmation. */
export function SavedAt({ savedAt, restored, discard, onDiscard }: SavedAtProps) {
  const [asking, setAsking] = useState(false);
  return (
    <chakra.div
      minH="target"
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      textStyle="small"
      color="text.muted"
    >
      {savedAt ? (
        <>
          <span>
            {restored ? `${formMessages.restored} ` : ''}Saved at {formatTime(savedAt)}
          </span>
          <Button type="button" look="plain" size="sm" onClick={() => setAsking(true)}>
            {discard}
          </Button>
        </>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={`${discard}?`}
          text={messages.discardText}
          confirmLabel={discard}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </chakra.div>
  );
}
