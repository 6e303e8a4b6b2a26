import { EmployerGuidePage } from '../features/visa-guides/EmployerGuidePage.tsx';
import { messages } from '../features/visa-guides/messages.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function EmployerVisaGuide() {
  usePageTitle(
    messages.guideTitle,
    'Hiring international students in Australia: hours, sponsorship, paid internships and what the Fair Work rules ask of you.',
  );
  return <EmployerGuidePage />;
}
