import { ClosingCall } from '../features/home/ClosingCall.tsx';
import { EmployersSection } from '../features/home/EmployersSection.tsx';
import { FeatureCards } from '../features/home/FeatureCards.tsx';
import { HeroSection } from '../features/home/HeroSection.tsx';
import { Page } from '../ui/layout.ts';

export function Home() {
  return (
    <Page>
      <HeroSection />
      <FeatureCards />
      <EmployersSection />
      <ClosingCall />
    </Page>
  );
}
