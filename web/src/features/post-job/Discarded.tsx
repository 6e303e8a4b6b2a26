import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

type DiscardedProps = Readonly<{
  /** The form's values after it was cleared. */
  cleared: object;
  onUndo: () => void;
}>;

/**
 * Says that the form was cleared, with a button to restore its previous values. Hidden while the form has new content,
 * because undo would replace it.
 */
export function Discarded({ cleared, onUndo }: DiscardedProps) {
  const { control, getValues } = useFormContext();
  useWatch({ control });
  if (JSON.stringify(getValues()) !== JSON.stringify(cleared)) return null;
  return (
    <Notice tone="warn" live>
      <Row gap="3" flexWrap="wrap" justifyContent="space-between">
        {messages.discarded}
        <Button type="button" look="ghost" size="sm" color="text" onClick={onUndo}>
          {messages.undo}
        </Button>
      </Row>
    </Notice>
  );
}
