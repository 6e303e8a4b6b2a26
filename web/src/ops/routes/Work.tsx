import { usePageTitle } from '../../lib/page-title.ts';
import { messages } from '../features/work/messages.ts';
import { OpenQueues } from '../features/work/OpenQueues.tsx';
import { QueueTable } from '../features/work/QueueTable.tsx';
import { PageHead } from '../ui/PageHead.tsx';

export function Work() {
  usePageTitle(messages.title);
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} action={<OpenQueues />} />
      <QueueTable />
    </>
  );
}
