import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { countedDaysOfAd } from '@waratah/vocabulary/day-counts';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { Card } from '../../ui/card.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { countsOn, totalOf } from './days.ts';
import { messages } from './messages.ts';

const JobTrendQuery = graphql(`
  query JobTrend($id: Int!) {
    myJob(id: $id) {
      id
      viewsByDay {
        day
        count
      }
      sentByDay {
        day
        count
      }
      interestedByDay {
        day
        count
      }
      appliedByDay {
        day
        count
      }
    }
  }
`);

const chart = { width: 240, height: 44, gap: 2 } as const;

const Bars = ({ counts, most }: Readonly<{ counts: readonly number[]; most: number }>) => {
  const step = chart.width / counts.length;
  return (
    <chakra.svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      preserveAspectRatio="none"
      w="full"
      h="44px"
      color="ok"
      aria-hidden="true"
    >
      <line
        x1="0"
        x2={chart.width}
        y1={chart.height - 0.5}
        y2={chart.height - 0.5}
        stroke="currentColor"
        opacity=".3"
      />
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(3, (count / most) * (chart.height - 4));
        return (
          <rect
            // The days keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * step + chart.gap / 2}
            y={chart.height - height}
            width={step - chart.gap}
            height={height}
            rx="1.5"
            fill="currentColor"
          />
        );
      })}
    </chakra.svg>
  );
};

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: { base: '.8rem', sm: '.9rem' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', ps: '1.5', textAlign: 'right' },
    '& tr > :first-child': { ps: '0', textAlign: 'left' },
    '& thead th': { fontWeight: 600, color: 'text.muted' },
    '& tbody th': { fontWeight: 450 },
  },
});

/** An ad's numbers of the last thirty days: a chart by day for each, and all of them as a table. */
export function JobTrend({ id }: { id: number }) {
  const { data, error } = useQuery(JobTrendQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [days] = useState(() => countedDaysOfAd(new Date()));
  const job = data?.myJob;
  const rows = job
    ? [
        { label: messages.views, counts: job.viewsByDay },
        { label: messages.sentTo, counts: job.sentByDay },
        { label: messages.interested, counts: job.interestedByDay },
        { label: messages.appliedCount, counts: job.appliedByDay },
      ].map(({ label, counts }) => ({ label, counts: counts ? countsOn(days, counts) : undefined }))
    : [];
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts ?? []));
  const busy = days
    .map((day, index) => ({ day, index }))
    .filter(({ index }) => rows.some(({ counts }) => counts?.[index]));
  return (
    <Card padded aria-labelledby="job-trend">
      <Stack gap="4">
        <div>
          <Heading id="job-trend">{messages.trendTitle}</Heading>
          <Small>{messages.trendText}</Small>
        </div>
        {job ? (
          <>
            <chakra.dl
              display="grid"
              gap="5"
              gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}
            >
              {rows.map(({ label, counts }) => (
                <div key={label}>
                  <chakra.dt textStyle="small" color="text.muted">
                    {label}
                  </chakra.dt>
                  <chakra.dd fontSize="1.6rem" fontWeight={700} lineHeight="1.2">
                    {counts ? totalOf(counts) : messages.unknownCount}
                  </chakra.dd>
                  {counts ? <Bars counts={counts} most={most} /> : null}
                </div>
              ))}
            </chakra.dl>
            {busy.length === 0 ? (
              <Small>{messages.trendEmpty}</Small>
            ) : (
              <Fold summary={messages.trendTable}>
                <Table>
                  <thead>
                    <tr>
                      <th scope="col">{messages.day}</th>
                      {rows.map(({ label }) => (
                        <th key={label} scope="col">
                          {label}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {busy.toReversed().map(({ day, index }) => (
                      <tr key={day}>
                        <th scope="row">{formatDate(day)}</th>
                        {rows.map(({ label, counts }) => (
                          <td key={label}>{counts?.[index] ?? messages.unknownCount}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </Fold>
            )}
          </>
        ) : error ? (
          <Small>{messages.trendNotLoaded}</Small>
        ) : (
          <chakra.div minH={{ base: '230px', md: '96px' }}>
            <Skeleton h="96px" />
          </chakra.div>
        )}
      </Stack>
    </Card>
  );
}
