import { chakra } from '@chakra-ui/react/styled-system';
import { Bloom } from './Bloom.tsx';

export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <chakra.div role="status" minH="60vh" display="grid" placeItems="center">
      <chakra.span animation="breathe 1.4s ease-in-out infinite">
        <Bloom size={56} />
      </chakra.span>
      <chakra.h1 srOnly>{label}</chakra.h1>
    </chakra.div>
  );
}
