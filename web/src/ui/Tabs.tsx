import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useShown } from './Settled.tsx';

const List = chakra('div', {
  base: { display: 'flex' },
  variants: {
    look: {
      pill: { gap: '1', p: '1', borderRadius: 'pill', bg: 'sunken' },
      line: { gap: { base: '5', md: '7' }, overflowX: 'auto', borderBottomWidth: '1px', borderColor: 'line' },
    },
  },
});
const TabButton = chakra('button', {
  base: { minH: 'target', fontWeight: 640, color: 'text.muted', cursor: 'pointer', whiteSpace: 'nowrap' },
  variants: {
    selected: { true: { color: 'text' } },
    look: {
      pill: {
        flex: 1,
        minW: 0,
        px: { base: '2', sm: '4' },
        whiteSpace: { base: 'normal', sm: 'nowrap' },
        borderRadius: 'pill',
        transition: 'background-color .15s ease-out',
      },
      line: { px: '1', borderBottomWidth: '2px', borderColor: 'transparent', _focusVisible: { outlineOffset: '-2px' } },
    },
  },
  compoundVariants: [
    { selected: true, look: 'pill', css: { bg: 'card', boxShadow: 'card' } },
    { selected: true, look: 'line', css: { borderColor: 'brand' } },
  ],
});

type Tab<Id extends string> = Readonly<{
  id: Id;
  label: string;
  /** The number of things in the tab that need the user's attention, and what they are, for screen readers. */
  count?: Readonly<{ number: number; of: string }> | undefined;
}>;

const Count = chakra('span', {
  base: {
    ml: '2',
    px: '7px',
    py: '1px',
    borderRadius: 'pill',
    bg: 'brand.soft',
    color: 'brand',
    fontSize: '.8rem',
    fontVariantNumeric: 'tabular-nums',
  },
});
type TabsProps<Id extends string> = Readonly<{
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** `pill` for a choice between two or three, `line` for the views of a page. */
  look?: 'pill' | 'line';
  children: ReactNode;
}>;

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Edges = Readonly<{ left: number; right: number }>;

/** How far the middle of a tab is from the middle of the row, in CSS pixels. */
const offCentre = (tab: Edges, row: Edges) => (tab.left + tab.right - row.left - row.right) / 2;

/** A tab list with the panel of the selected tab; arrow keys move between tabs. A row too long for the screen scrolls to it. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, look = 'pill', children }: TabsProps<Id>) {
  const shown = useShown();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(`tab-${selected}`);
    if (shown && row && tab) row.scrollLeft += offCentre(tab.getBoundingClientRect(), row.getBoundingClientRect());
  }, [selected, shown]);
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
      <List ref={list} look={look} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name, count }) => (
          <TabButton
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls="tab-panel"
            tabIndex={id === selected ? 0 : -1}
            selected={id === selected}
            look={look}
            onClick={() => onSelect(id)}
          >
            {name}
            {count ? (
              <Count>
                <span aria-hidden="true">{count.number}</span>
                <chakra.span srOnly>{`, ${count.number} ${count.of}`}</chakra.span>
              </Count>
            ) : null}
          </TabButton>
        ))}
      </List>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
