import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Line = chakra('span', {
  base: { display: 'flex', gap: '2', fontSize: '.88rem', fontWeight: 560, lineHeight: 1.5, color: 'ok' },
});

/** One reason after a green tick, the product's signature line. */
export function ReasonLine({ children }: { children: ReactNode }) {
  return (
    <Line>
      <span aria-hidden="true">✓</span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </Line>
  );
}
