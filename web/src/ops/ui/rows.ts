import { chakra } from '@chakra-ui/react/styled-system';

/** A list on a card, with a line between the items. */
export const Rows = chakra('ul', { base: { '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } } });
export const RowItem = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    px: { base: '5', md: '6' },
    py: '4',
  },
});
export const RowText = chakra('div', { base: { minW: '0', flex: '1 1 260px', overflowWrap: 'anywhere' } });
export const Actions = chakra('div', { base: { display: 'flex', gap: '2', flexWrap: 'wrap' } });
