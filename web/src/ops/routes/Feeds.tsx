import { usePageTitle } from '../../platform/page-title.ts';
import { Stack } from '../../ui/layout.ts';
import { AddFeed } from '../features/feeds/AddFeed.tsx';
import { FeedList } from '../features/feeds/FeedList.tsx';
import { ImportList } from '../features/feeds/ImportList.tsx';
import { messages } from '../features/feeds/messages.ts';
import { PageHead } from '../ui/PageHead.tsx';

export function Feeds() {
  usePageTitle(messages.title);
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Stack gap="7">
        <FeedList />
        <AddFeed />
        <ImportList />
      </Stack>
    </>
  );
}
