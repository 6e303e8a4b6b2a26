import { LegalPage } from '../features/legal/LegalPage.tsx';
import { terms } from '../features/legal/terms.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function Terms() {
  usePageTitle('Terms', 'The terms of use of Waratah, under the law of New South Wales.');
  return <LegalPage text={terms} />;
}
