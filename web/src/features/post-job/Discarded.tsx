import { Button } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';

/** Says that the form was cleared, with a button to restore its previous values. */
export function Discarded({ onUndo }: Readonly<{ onUndo: () => void }>) {
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
