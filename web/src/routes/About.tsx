import { AboutPage } from '../features/about/AboutPage.tsx';
import { messages } from '../features/about/messages.ts';
import { usePageTitle } from '../lib/page-title.ts';

export function About() {
  usePageTitle(messages.title);
  return <AboutPage />;
}
