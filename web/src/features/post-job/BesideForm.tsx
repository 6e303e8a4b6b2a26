import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(0, 1fr)' },
  },
});

/** A form, with a panel that stays visible next to it on wide screens and is below it on narrow ones. */
export function BesideForm({ beside, children }: Readonly<{ beside: ReactNode; children: ReactNode }>) {
  return (
    <Columns>
      {children}
      <chakra.div position={{ lg: 'sticky' }} top="6" minW="0">
        {beside}
      </chakra.div>
    </Columns>
  );
}
