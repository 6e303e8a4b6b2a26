import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: { borderRadius: 'tile', px: '5', py: '4', fontSize: '.95rem', overflowWrap: 'anywhere' },
  variants: {
    tone: {
      ok: { bg: 'ok.soft', color: 'ok' },
      warn: { bg: 'warn.soft', color: 'warn' },
      bad: { bg: 'brand.soft', color: 'brand' },
    },
  },
});

/** A message that stays on the screen. With `live`, screen readers announce it when it appears. */
export function Notice({
  tone,
  live,
  children,
}: Readonly<{ tone: 'ok' | 'warn' | 'bad'; live?: boolean; children: ReactNode }>) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <Box tone={tone} role={role}>
      {children}
    </Box>
  );
}
