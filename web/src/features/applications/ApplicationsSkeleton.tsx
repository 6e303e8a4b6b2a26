import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages } from './messages.ts';

export function ApplicationsSkeleton() {
  return (
    <Stack role="status">
      {['first', 'second', 'third'].map((row) => (
        <Card key={row} padded>
          <chakra.div display="flex" gap="4">
            <Skeleton w="44px" h="44px" />
            <Stack gap="2" flex="1">
              <Skeleton w="180px" h="1.3em" />
              <Skeleton w="min(260px, 100%)" />
              <Skeleton w="min(320px, 100%)" />
            </Stack>
          </chakra.div>
        </Card>
      ))}
      <chakra.span srOnly>{messages.loading}</chakra.span>
    </Stack>
  );
}
