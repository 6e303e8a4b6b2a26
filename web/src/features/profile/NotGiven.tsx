import { Button } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Muted } from '../../ui/text.ts';
import { messages } from './messages.ts';

/** Shown for an empty part of the profile, with a button to fill it. */
export const NotGiven = ({ what, onAdd }: Readonly<{ what: string; onAdd: () => void }>) => (
  <Row flexWrap="wrap" justifyContent="space-between">
    <Muted>{messages.notGiven}</Muted>
    <Button type="button" look="ghost" size="sm" onClick={onAdd}>
      {messages.add(what)}
    </Button>
  </Row>
);
