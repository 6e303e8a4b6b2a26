import { LegalPage } from '../features/legal/LegalPage.tsx';
import { terms } from '../features/legal/terms.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function Terms() {
  usePageTitle('Terms');
  return <LegalPage text={terms} />;
}
