import { LegalPage } from '../features/legal/LegalPage.tsx';
import { privacy } from '../features/legal/privacy.ts';

export function Privacy() {
  return <LegalPage text={privacy} />;
}
