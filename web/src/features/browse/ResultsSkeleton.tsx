import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder cards, shown while the results are loading. */
export function ResultsSkeleton() {
  return (
    <Stack gap="14px" role="status">
      <chakra.span srOnly>Loading jobs</chakra.span>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} padded display="grid" gap="3">
          <Skeleton w="60%" h="1.3em" />
          <Skeleton w="80%" />
          <Skeleton h="3.6em" />
          <Skeleton w="45%" h="1.6em" />
        </Card>
      ))}
    </Stack>
  );
}
