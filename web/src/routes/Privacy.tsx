import { LegalPage } from '../features/legal/LegalPage.tsx';
import { privacy } from '../features/legal/privacy.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function Privacy() {
  usePageTitle('Privacy');
  return <LegalPage text={privacy} />;
}
