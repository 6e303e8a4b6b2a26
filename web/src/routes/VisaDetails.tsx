import { messages } from '../features/visa-guides/messages.ts';
import { VisaDetailsPage } from '../features/visa-guides/VisaDetailsPage.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function VisaDetails() {
  usePageTitle(messages.detailsTitle);
  return <VisaDetailsPage />;
}
