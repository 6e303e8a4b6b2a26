import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../ui/card.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { messages } from './messages.ts';

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** An employer's counters; one that could not be loaded is shown as a dash. */
type Stats = Readonly<{
  totalJobs?: number | null | undefined;
  activeJobs?: number | null | undefined;
  totalApplications?: number | null | undefined;
  pendingApplications?: number | null | undefined;
}>;

/** The counters; `stats` is undefined while they are loading. */
export function JobCounters({ stats }: { stats: Stats | undefined }) {
  const counters = [
    [messages.totalJobs, stats?.totalJobs, 'text'],
    [messages.activeJobs, stats?.activeJobs, 'ok'],
    [messages.totalApplications, stats?.totalApplications, 'text'],
    [messages.pendingReview, stats?.pendingApplications, 'brand'],
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
              {stats ? (count ?? messages.unknownCount) : <Skeleton w="2ch" />}
            </chakra.dd>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
