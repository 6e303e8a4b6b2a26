import { LegalPage } from '../features/legal/LegalPage.tsx';
import { privacy } from '../features/legal/privacy.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function Privacy() {
  usePageTitle('Privacy', 'What Waratah keeps of you, how long, who sees it, and how automated matching works.');
  return <LegalPage text={privacy} />;
}
