import { LegalPage } from '../features/legal/LegalPage.tsx';
import { terms } from '../features/legal/terms.ts';

export function Terms() {
  return <LegalPage text={terms} />;
}
