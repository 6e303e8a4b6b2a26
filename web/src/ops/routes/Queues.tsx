import { usePageTitle } from '../../platform/page-title.ts';
import { messages } from '../features/queues/messages.ts';
import { OpenQueues } from '../features/queues/OpenQueues.tsx';
import { QueueTable } from '../features/queues/QueueTable.tsx';
import { PageHead } from '../ui/PageHead.tsx';

export function Queues() {
  usePageTitle(messages.title);
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} action={<OpenQueues />} />
      <QueueTable />
    </>
  );
}
