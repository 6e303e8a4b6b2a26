import { chakra } from '@chakra-ui/react/styled-system';

export const Card = chakra('section', {
  base: { bg: 'card', borderWidth: '1px', borderColor: 'line', borderRadius: 'card', boxShadow: 'card', minW: 0 },
  variants: { padded: { true: { p: { base: '5', md: '6' } } } },
});
