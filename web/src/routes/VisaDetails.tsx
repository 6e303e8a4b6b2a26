import { messages } from '../features/visa-guides/messages.ts';
import { VisaDetailsPage } from '../features/visa-guides/VisaDetailsPage.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function VisaDetails() {
  usePageTitle(
    messages.detailsTitle,
    'Eight Australian visas in plain words: subclass 500, 485, 189, 190, 491, 482, 186 and 417/462, what each allows and example jobs.',
  );
  return <VisaDetailsPage />;
}
