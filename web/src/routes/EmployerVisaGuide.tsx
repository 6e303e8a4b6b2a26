import { EmployerGuidePage } from '../features/visa-guides/EmployerGuidePage.tsx';
import { messages } from '../features/visa-guides/messages.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function EmployerVisaGuide() {
  usePageTitle(messages.guideTitle);
  return <EmployerGuidePage />;
}
