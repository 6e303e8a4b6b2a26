import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OpsRunFragment } from '../../../gql/graphql.ts';
import { Small } from '../../../ui/text.ts';
import { messages } from './messages.ts';

const OpsRun = graphql(`
  fragment OpsRun on ImportRun {
    id
    status
    problem
    counts {
      read
      new
      updated
      duplicate
      rejected
    }
    reasons {
      reason
      count
    }
    ignoredColumns
    closed
    keptBecause
    share
    rowsPerSecond
    secondsLeft
  }
`);

/** The progress of an import, the counts of its rows by result, and its problems. */
export function RunFacts({ run: masked }: { run: FragmentType<typeof OpsRun> }) {
  const run = readFragment(OpsRun, masked);
  const { status, counts, reasons, ignoredColumns, closed, problem, keptBecause } = run;
  const facts = [messages.status[status], messages.counts(counts), ...(closed ? [messages.closed(closed)] : [])];
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {status === 'running' ? <Small role="status">{paceOf(run)}</Small> : null}
      {[problem, keptBecause].map((words) =>
        words ? (
          <chakra.p key={words} color="brand" fontWeight={600}>
            {words}
          </chakra.p>
        ) : null,
      )}
      {reasons.slice(0, maxReasons).map(({ reason, count }) => (
        <Small key={reason}>{messages.rejectedFor(count, reason)}</Small>
      ))}
      {ignoredColumns.length ? <Small>{messages.ignored(ignoredColumns)}</Small> : null}
    </>
  );
}

const maxReasons = 5;

const paceOf = ({ share, rowsPerSecond, secondsLeft }: OpsRunFragment) =>
  [
    messages.progress(share),
    ...(rowsPerSecond === null ? [] : [messages.rate(rowsPerSecond)]),
    ...(secondsLeft === null ? [] : [messages.left(secondsLeft)]),
  ].join(' · ');
