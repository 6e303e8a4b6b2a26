import { chakra } from '@chakra-ui/react/styled-system';

/** A choice that is on or off: `aria-pressed` says which. */
export const Chip = chakra('button', {
  base: {
    minH: { base: 'target', md: '9' },
    px: '14px',
    borderRadius: 'pill',
    fontSize: '.85rem',
    fontWeight: 600,
    bg: 'neutral.soft',
    color: 'neutral',
    cursor: 'pointer',
    borderWidth: '1px',
    borderColor: 'transparent',
    _hover: { borderColor: 'line.strong' },
    '&[aria-pressed=true]': { bg: 'brand.soft', color: 'brand' },
    '&[aria-pressed=true]::after': { content: '" ✕" / ""' },
  },
});
