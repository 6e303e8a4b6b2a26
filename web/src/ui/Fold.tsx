import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Box = chakra('details', {
  base: { borderRadius: 'tile', borderWidth: '1px', borderColor: 'line', '&[open] > summary': { mb: '2' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    listStylePosition: 'inside',
    px: '4',
    py: '3',
    fontWeight: 640,
    cursor: 'pointer',
    borderRadius: 'tile',
    _hover: { bg: 'sunken' },
  },
});

type FoldProps = Readonly<{ summary: string; hint?: string; open?: boolean; children: ReactNode }>;

/** Optional fields, folded until the user opens them. */
export function Fold({ summary, hint, open, children }: FoldProps) {
  return (
    <Box open={open}>
      <Summary>
        {summary}
        {hint ? (
          <chakra.span ml="2" fontWeight={450} color="text.muted" fontSize=".9rem">
            {hint}
          </chakra.span>
        ) : null}
      </Summary>
      <chakra.div p="4">{children}</chakra.div>
    </Box>
  );
}
