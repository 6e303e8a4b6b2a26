import { Link } from 'react-router';
import { messages } from '../features/post-job/messages.ts';
import { QuickPost } from '../features/post-job/QuickPost.tsx';
import { ConfirmAddress } from '../features/profile/ConfirmAddress.tsx';
import { postJobPath } from '../lib/paths.ts';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';
import { TextLink } from '../ui/text-link.ts';

export function FastPost() {
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6" maxW={{ base: '720px', lg: 'none' }} mx="auto" w="full">
        <div>
          <Title>{messages.quickTitle}</Title>
          <Muted mt="1">
            {messages.quickLead}{' '}
            <TextLink asChild>
              <Link to={postJobPath}>{messages.wizardInstead}</Link>
            </TextLink>
            .
          </Muted>
        </div>
        <ConfirmAddress />
        <QuickPost />
      </Stack>
    </Page>
  );
}
