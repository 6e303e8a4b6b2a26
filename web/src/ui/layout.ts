import { chakra } from '@chakra-ui/react/styled-system';

export const Page = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '6' } } });
export const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start', minW: 0 } });
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    alignItems: 'start',
  },
});
/** Main and secondary content: next to each other on wide screens, below each other on others. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});
