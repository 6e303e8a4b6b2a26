import { AboutPage } from '../features/about/AboutPage.tsx';
import { messages } from '../features/about/messages.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function About() {
  usePageTitle(
    messages.title,
    'Why Waratah exists: international students spend their evenings on ads they may not take. We read each ad for them.',
  );
  return <AboutPage />;
}
