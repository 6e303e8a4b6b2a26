import { chakra } from '@chakra-ui/react/styled-system';

const Bar = chakra('span', {
  base: {
    display: 'block',
    maxW: 'full',
    bg: 'sunken',
    borderRadius: 'sm',
    animation: 'breathe 1.4s ease-in-out infinite',
  },
});

/** A bar shown while a text is loading. */
export function Skeleton({ w = 'full', h = '1em' }: Readonly<{ w?: string; h?: string }>) {
  return <Bar w={w} h={h} aria-hidden="true" />;
}
