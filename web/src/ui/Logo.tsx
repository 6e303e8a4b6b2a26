import { chakra } from '@chakra-ui/react/styled-system';
import { Bloom } from './Bloom.tsx';

const Name = chakra('span', {
  base: { display: 'block', fontSize: '1.35rem', fontWeight: 780, lineHeight: 1, letterSpacing: '-.03em' },
});
const Tagline = chakra('span', {
  base: { display: 'block', mt: '1', fontSize: '.72rem', fontWeight: 500, lineHeight: 1.2 },
  variants: { on: { page: { color: 'text.muted' }, deep: { color: 'deep.muted' } } },
});

export function Logo({ on = 'page' }: { on?: 'page' | 'deep' }) {
  return (
    <chakra.span display="flex" gap="10px" alignItems="center" textAlign="left">
      <chakra.span flexShrink={0}>
        <Bloom size={40} />
      </chakra.span>
      <span>
        <Name color={on === 'deep' ? 'deep.heading' : 'text'}>Waratah</Name>
        <Tagline on={on}>1st International Students' Job Portal</Tagline>
      </span>
    </chakra.span>
  );
}
