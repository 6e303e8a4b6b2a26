import { useSearchParams } from 'react-router';
import { ConfirmedAds } from '../features/employer-jobs/ConfirmedAds.tsx';
import { VerifyEmailCard } from '../features/verify-email/VerifyEmailCard.tsx';
import { Page } from '../ui/layout.ts';

export function VerifyEmail() {
  const [query] = useSearchParams();
  return (
    <Page py={{ base: '10', md: '20' }}>
      <VerifyEmailCard token={query.get('token')} ofEmployer={<ConfirmedAds />} />
    </Page>
  );
}
