import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '../../lib/format/dates.ts';
import { Button } from '../../ui/button.ts';
import { messages } from './messages.ts';

type SavedAtProps = Readonly<{
  savedAt: string | undefined;
  /** The form began with what this browser had kept. */
  restored: boolean;
  discard: string;
  onDiscard: () => void;
}>;

/** When the form was kept in this browser, and a way to let that go. */
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
