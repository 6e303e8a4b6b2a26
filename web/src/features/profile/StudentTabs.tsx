import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import { messages } from './messages.ts';

const tabs = [
  { id: 'profile', label: messages.profileTab },
  { id: 'visa', label: messages.visaTab },
] as const;

/** Profile and Visa; the visa tab is the student's alone (spec section 2). The chosen one is in the address. */
export function StudentTabs({ profile, visa }: Readonly<{ profile: ReactNode; visa: ReactNode }>) {
  const [query, setQuery] = useSearchParams();
  const selected = query.get('tab') === 'visa' ? 'visa' : 'profile';
  return (
    <Tabs
      label="Your profile"
      tabs={tabs}
      selected={selected}
      onSelect={(id) => setQuery(id === 'visa' ? { tab: id } : {}, { replace: true })}
    >
      {selected === 'visa' ? visa : profile}
    </Tabs>
  );
}
