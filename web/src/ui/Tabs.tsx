import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';

const List = chakra('div', { base: { display: 'flex', gap: '1', p: '1', borderRadius: 'pill', bg: 'sunken' } });
const TabButton = chakra('button', {
  base: {
    flex: 1,
    minH: 'target',
    px: { base: '2', sm: '4' },
    borderRadius: 'pill',
    fontWeight: 640,
    color: 'text.muted',
    cursor: 'pointer',
    transition: 'background-color .15s ease-out',
  },
  variants: { selected: { true: { bg: 'card', color: 'text', boxShadow: 'card' } } },
});

type Tab<Id extends string> = Readonly<{ id: Id; label: string }>;
type TabsProps<Id extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}>;

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A tab list and the panel of the selected tab; arrows move between tabs. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = step[event.key];
    if (!by) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <TabButton
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls="tab-panel"
            tabIndex={id === selected ? 0 : -1}
            selected={id === selected}
            onClick={() => onSelect(id)}
          >
            {name}
          </TabButton>
        ))}
      </List>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
