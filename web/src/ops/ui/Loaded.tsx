import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Card } from '../../ui/card.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

type LoadedProps<Data> = Readonly<{
  data: Data | undefined;
  error: unknown;
  /** The title of the error, such as 'The ads could not be loaded'. */
  failed: string;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}>;

/** Shows the loaded content, a skeleton while it is loading, or an error with a retry button. */
export function Loaded<Data>({ data, error, failed, onRetry, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Card>
        <ErrorPane title={failed} message={messageOf(error)} onRetry={onRetry} />
      </Card>
    );
  return (
    <Stack aria-busy="true">
      <chakra.p srOnly role="status">
        Loading
      </chakra.p>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key} padded>
          <Stack gap="3">
            <Skeleton w="40%" h="1.2em" />
            <Skeleton w="80%" />
            <Skeleton w="60%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
