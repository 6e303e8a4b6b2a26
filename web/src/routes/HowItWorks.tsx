import { messages } from '../features/how-it-works/messages.ts';
import { HowItWorksPage } from '../features/how-it-works/HowItWorksPage.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function HowItWorks() {
  usePageTitle(
    messages.title,
    'Three steps: complete your profile, we compare each new job with your visa, hours and studies, and you get an email with the few that fit.',
  );
  return <HowItWorksPage />;
}
