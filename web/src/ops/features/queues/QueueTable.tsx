import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../../ui/card.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { messages } from './messages.ts';
import { useQueueCounts } from './use-queue-counts.ts';

const Scroll = chakra('div', { base: { overflowX: 'auto', borderRadius: 'card' } });
const Table = chakra('table', {
  base: {
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: { base: '3', md: '5' }, py: '3', textAlign: 'right', whiteSpace: 'nowrap' },
    '& th:first-child, & td:first-child': { textAlign: 'left' },
    '& thead th': { textStyle: 'small', color: 'text.muted', fontWeight: 600 },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tbody th': { fontWeight: 600 },
  },
});

/** The number of jobs in each queue, by state. */
export function QueueTable() {
  const { data, error, refetch } = useQueueCounts();
  return (
    <Loaded data={data} error={error} failed={messages.failed} onRetry={refetch}>
      {(queues) => (
        <Card>
          <Scroll tabIndex={0} role="region" aria-label={messages.title}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{messages.queue}</th>
                  <th scope="col">{messages.failedJobs}</th>
                  <th scope="col">{messages.waiting}</th>
                  <th scope="col">{messages.active}</th>
                  <th scope="col">{messages.delayed}</th>
                </tr>
              </thead>
              <tbody>
                {queues.map(({ name, waiting, active, delayed, failed }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <chakra.td color={failed ? 'brand' : undefined} fontWeight={failed ? 700 : undefined}>
                      {failed}
                    </chakra.td>
                    <td>{waiting}</td>
                    <td>{active}</td>
                    <td>{delayed}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        </Card>
      )}
    </Loaded>
  );
}
