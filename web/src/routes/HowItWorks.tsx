import { messages } from '../features/how-it-works/messages.ts';
import { HowItWorksPage } from '../features/how-it-works/HowItWorksPage.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function HowItWorks() {
  usePageTitle(messages.title);
  return <HowItWorksPage />;
}
