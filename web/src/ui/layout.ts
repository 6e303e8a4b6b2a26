import { chakra } from '@chakra-ui/react/styled-system';

export const Page = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '6' } } });
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start', minW: 0 } });
/** Main and secondary content: side by side on wide screens, one below the other on narrow ones. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

/**
 * Three children: an aside, the main content, and another aside, in this order on narrow screens. On wide screens the
 * main content is the left column, and both asides are the right one.
 */
export const MainWithAsides = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    '& > :not(:empty)': { mb: '5' },
    '& > :nth-child(1), & > :nth-child(3)': { gridColumn: { lg: '2' } },
    '& > :nth-child(2)': { gridColumn: { lg: '1' }, gridRow: { lg: '1 / span 2' } },
  },
});
