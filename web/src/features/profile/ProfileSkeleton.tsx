import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <Stack gap="6" role="status">
      <chakra.h1 srOnly>Loading your profile</chakra.h1>
      <Stack gap="2">
        <Skeleton w="180px" h="2.2rem" />
        <Skeleton w="260px" />
      </Stack>
      {['facts', 'education', 'skills'].map((part) => (
        <Card key={part} padded display="grid" gap="4">
          <Skeleton w="140px" />
          <chakra.div display="grid" gap="4" gridTemplateColumns="1fr 1fr">
            <Skeleton h="2.4em" />
            <Skeleton h="2.4em" />
          </chakra.div>
        </Card>
      ))}
    </Stack>
  );
}
