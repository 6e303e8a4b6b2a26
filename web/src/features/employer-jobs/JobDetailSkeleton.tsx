import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function JobDetailSkeleton() {
  return (
    <Stack gap="6" role="status">
      <chakra.h1 srOnly>Loading the job</chakra.h1>
      <Skeleton w="160px" h="44px" />
      <Skeleton w="min(320px, 80%)" h="2.2rem" />
      <Card padded display="grid" gap="3">
        <Skeleton w="120px" />
        <Skeleton />
        <Skeleton />
        <Skeleton w="60%" />
      </Card>
    </Stack>
  );
}
