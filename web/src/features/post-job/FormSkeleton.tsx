import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** An ad's form while its values are loaded. */
export const FormSkeleton = () => (
  <Card padded role="status" aria-label="Loading">
    <Stack gap="5">
      <Skeleton h="46px" />
      <Skeleton h="46px" />
      <Skeleton h="46px" />
    </Stack>
  </Card>
);
