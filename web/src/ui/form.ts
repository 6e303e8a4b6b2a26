import { chakra } from '@chakra-ui/react/styled-system';

export const Form = chakra('form', { base: { display: 'grid', gap: '5', minW: 0 } });

/** Fields in two columns on wide screens. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});
