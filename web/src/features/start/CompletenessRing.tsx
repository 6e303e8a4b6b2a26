import { chakra } from '@chakra-ui/react/styled-system';

const Ring = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '48px',
    borderRadius: 'pill',
    fontSize: '.8rem',
    fontWeight: 700,
    background: 'conic-gradient({colors.ok} var(--share), {colors.line} 0)',
  },
});
const Hole = chakra('span', {
  base: { display: 'grid', placeItems: 'center', boxSize: '38px', borderRadius: 'pill', bg: 'card' },
});

/** A percentage as a ring. */
export const CompletenessRing = ({ percent, label }: Readonly<{ percent: number; label: string }>) => (
  <Ring role="img" aria-label={label} css={{ '--share': `${percent}%` }}>
    <Hole aria-hidden="true">{percent}%</Hole>
  </Ring>
);
