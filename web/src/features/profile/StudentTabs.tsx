import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../ui/Tabs.tsx';
import { messages } from './messages.ts';

type StudentTabsProps = Readonly<{
  profile: ReactNode;
  visa: ReactNode;
  /** Not during the pilot (design section 12). */
  applications: ReactNode | undefined;
}>;

/** Profile and Visa; the visa tab is the student's alone (spec section 2). The chosen one is in the address. */
export function StudentTabs({ profile, visa, applications }: StudentTabsProps) {
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { id: 'profile', label: messages.profileTab, panel: profile },
    { id: 'visa', label: messages.visaTab, panel: visa },
    ...(applications === undefined
      ? []
      : [{ id: 'applications', label: messages.applicationsTab, panel: applications }]),
  ];
  const selected = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'profile';
  return (
    <Tabs
      label="Your profile"
      tabs={tabs}
      selected={selected}
      onSelect={(id) => setQuery(id === 'profile' ? {} : { tab: id }, { replace: true })}
    >
      {tabs.find(({ id }) => id === selected)?.panel}
    </Tabs>
  );
}
