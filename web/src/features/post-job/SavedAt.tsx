import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '../../lib/format/dates.ts';
import { Button } from '../../ui/button.ts';
import { messages } from './messages.ts';

type SavedAtProps = Readonly<{
  savedAt: string | undefined;
  /** The form began with values that this browser had stored. */
  restored: boolean;
  discard: string;
  onDiscard: () => void;
}>;

/** When the form was saved in this browser, and a button to discard that. */
export function SavedAt({ savedAt, restored, discard, onDiscard }: SavedAtProps) {
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
            {restored ? `${messages.restored} ` : ''}Saved at {formatTime(savedAt)}
          </span>
          <Button type="button" look="plain" size="sm" onClick={onDiscard}>
            {discard}
          </Button>
        </>
      ) : null}
    </chakra.div>
  );
}
