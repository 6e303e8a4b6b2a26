import { chakra } from '@chakra-ui/react/styled-system';
import { Bloom } from '../../../ui/Bloom.tsx';
import { messages } from './messages.ts';

export function Brand() {
  return (
    <chakra.span display="flex" gap="10px" alignItems="center">
      <chakra.span flexShrink={0}>
        <Bloom size={36} />
      </chakra.span>
      <span>
        <chakra.span display="block" fontSize="1.25rem" fontWeight={780} lineHeight={1} letterSpacing="-.03em">
          Waratah
        </chakra.span>
        <chakra.span display="block" mt="1" fontSize=".75rem" fontWeight={560} lineHeight={1.2} color="text.muted">
          {messages.console}
        </chakra.span>
      </span>
    </chakra.span>
  );
}
