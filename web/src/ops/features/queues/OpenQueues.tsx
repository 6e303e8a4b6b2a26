import { useState } from 'react';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button } from '../../../ui/button.ts';
import { toastBad } from '../../../ui/toasts.ts';
import { messages } from './messages.ts';
import { openQueuePages } from './queue-counts.ts';

export function OpenQueues() {
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      await openQueuePages();
    } catch (error) {
      toastBad(messageOf(error));
      setOpening(false);
    }
  };
  return (
    <Button type="button" disabled={opening} onClick={() => void open()}>
      {opening ? messages.opening : messages.open}
    </Button>
  );
}
