import { messages } from '../features/employer-jobs/messages.ts';
import { QuickPost } from '../features/employer-jobs/QuickPost.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { Card } from '../ui/card.ts';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';

export function FastPost() {
  usePageTitle(messages.quickTitle);
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6" maxW="720px" mx="auto">
        <div>
          <Title>{messages.quickTitle}</Title>
          <Muted mt="1">{messages.quickLead}</Muted>
        </div>
        <Card padded>
          <QuickPost />
        </Card>
      </Stack>
    </Page>
  );
}
