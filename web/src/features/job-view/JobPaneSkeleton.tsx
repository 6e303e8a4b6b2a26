import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function JobPaneSkeleton() {
  return (
    <Card role="status" p={{ base: '5', md: '7' }} display="grid" gap="4">
      <chakra.h1 srOnly>Loading the job</chakra.h1>
      <Skeleton w="min(320px, 80%)" h="2.2rem" />
      <Skeleton w="min(260px, 70%)" />
      <Skeleton h="96px" />
      <Skeleton />
      <Skeleton w="75%" />
    </Card>
  );
}
