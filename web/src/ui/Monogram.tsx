import { chakra } from '@chakra-ui/react/styled-system';
import { initialsOf, tintOf } from './monogram-letters.ts';

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    fontWeight: 750,
    boxSize: 'target',
    borderRadius: 'tile',
  },
  variants: {
    tint: {
      gum: { bg: 'tint.gum', color: 'tint.gum.text' },
      crimson: { bg: 'tint.crimson', color: 'tint.crimson.text' },
      wattle: { bg: 'tint.wattle', color: 'tint.wattle.text' },
    },
    size: {
      sm: { boxSize: '9', borderRadius: 'pill', fontSize: '.85rem' },
      md: {},
      lg: { boxSize: '14', fontSize: '1.1rem' },
    },
  },
});

type MonogramProps = Readonly<{
  name: string;
  tint?: 'gum' | 'crimson' | 'wattle';
  size?: 'sm' | 'md' | 'lg';
  /** Replaces the name's initials. */
  letters?: string;
}>;

/** Two initials in one of three tints, in place of a logo. Screen readers skip it, because the name is next to it. */
export function Monogram({ name, tint, size = 'md', letters }: MonogramProps) {
  return (
    <Tile tint={tint ?? tintOf(name)} size={size} aria-hidden="true">
      {letters ?? initialsOf(name)}
    </Tile>
  );
}
