import { chakra } from '@chakra-ui/react/styled-system';

/** A visa's number as an emblem; its colour shows who has to sponsor or nominate. */
export const SubclassMark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    minW: '14',
    minH: 'target',
    px: '3',
    borderRadius: 'tile',
    fontWeight: 750,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    sponsor: {
      'No sponsor needed': { bg: 'tint.gum', color: 'tint.gum.text' },
      'State nomination': { bg: 'tint.wattle', color: 'tint.wattle.text' },
      'State or family nomination': { bg: 'tint.wattle', color: 'tint.wattle.text' },
      'Employer sponsors': { bg: 'tint.crimson', color: 'tint.crimson.text' },
    },
  },
});
