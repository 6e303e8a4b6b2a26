import { useSearchParams } from 'react-router';
import { messages } from '../features/verify-email/messages.ts';
import { VerifyEmailCard } from '../features/verify-email/VerifyEmailCard.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/layout.ts';

export function VerifyEmail() {
  usePageTitle(messages.title);
  const [query] = useSearchParams();
  return (
    <Page py={{ base: '10', md: '20' }}>
      <VerifyEmailCard token={query.get('token')} />
    </Page>
  );
}
