import { chakra } from '@chakra-ui/react/styled-system';

export const TextLink = chakra('a', {
  base: {
    color: 'brand',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
});
