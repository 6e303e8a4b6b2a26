import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { Button } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { Muted } from '../../ui/text.ts';
import { JobCard } from './JobCard.tsx';
import { LooseHeading } from './LooseHeading.tsx';
import { messages } from './messages.ts';
import { ResultsFields } from './result-fields.ts';

type InsteadResultsProps = Readonly<{
  found: FragmentType<typeof ResultsFields>;
  /** Whether the reader has a visa on the profile, which these jobs then accept. */
  hasVisa: boolean;
  /** Whether the search has words, so that some jobs may only match loosely. */
  hasWords: boolean;
  selectedId: number | undefined;
  saves: boolean;
  toJob: (id: number) => string;
  onMore: () => void;
  onClear: () => void;
}>;

/** Shown if no job offers sponsorship: the jobs that need none, under a heading with their number. */
export function InsteadResults(props: InsteadResultsProps) {
  const { hasVisa, hasWords, selectedId, saves, toJob, onMore, onClear } = props;
  const { total, close, jobs } = readFragment(ResultsFields, props.found);
  const onlyLoose = hasWords && close === 0;
  return (
    <Stack gap="14px">
      <div role="status">
        <chakra.h2 textStyle="heading" fontSize="1.25rem">
          {onlyLoose ? messages.onlyLoose(total) : messages.instead(hasWords ? close : total, hasVisa)}
        </chakra.h2>
        <Muted mt="1">{onlyLoose ? messages.onlyLooseText : messages.insteadText}</Muted>
      </div>
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {hasWords && !onlyLoose && index === close ? <LooseHeading count={total - close} /> : null}
          <JobCard job={job} to={toJob(job.id)} selected={job.id === selectedId} saves={saves} />
        </Fragment>
      ))}
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        {total > jobs.length ? (
          <Button type="button" onClick={onMore}>
            {messages.showAll(total)}
          </Button>
        ) : null}
        <Button type="button" look="ghost" onClick={onClear}>
          {messages.clear}
        </Button>
      </chakra.div>
    </Stack>
  );
}
