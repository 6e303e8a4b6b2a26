import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

const Grid = chakra('dl', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' } },
});

/** Total and active; without jobs they are still loading. */
export function JobCounters({ jobs }: { jobs?: readonly Readonly<{ isActive: boolean }>[] | undefined }) {
  const counters = [
    ['Total Jobs', jobs?.length, 'text'],
    ['Active Jobs', jobs?.filter(({ isActive }) => isActive).length, 'ok'],
  ] as const;
  return (
    <Grid>
      {counters.map(([label, count, color]) => (
        <Card key={label} asChild p="5">
          <div>
            <chakra.dt textStyle="small" color="text.muted">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="number" color={color}>
              {count ?? <Skeleton w="2ch" />}
            </chakra.dd>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
