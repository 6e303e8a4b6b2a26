import { useApolloClient, useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { adStandingWords } from '@waratah/vocabulary/statuses';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { readAgain } from '../../lib/api/use-change.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Row } from '../../ui/layout.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { bulkStandings, choiceIn, idsIn, type ListChoice, listed, sorts, standings, withChoice } from './job-list.ts';
import { ListFooter, type OtherList } from './ListFooter.tsx';
import { ListHeading } from './ListHeading.tsx';
import { messages } from './messages.ts';
import { DeactivateJobMutation } from './DeactivateJob.tsx';
import { RecentJob } from './RecentJob.tsx';
import { RenewJobMutation } from './RenewJob.tsx';

export const ListedJobFields = graphql(`
  fragment ListedJob on Job {
    id
    title
    location
    standing
    expiresAt
    applicationCount
    postedDate
    scrapedAt
    createdAt
  }
`);

const Tools = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    px: '5',
    pb: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const stateOptions = [
  { value: '', label: 'All states' },
  ...standings.map((standing) => ({ value: standing, label: adStandingWords[standing] })),
];
const sortOptions = sorts.map((sort) => ({ value: sort, label: messages.sorts[sort] }));

type Act = (id: number) => Promise<unknown>;

/**
 * Applies an action to several ads, one after the other; shows how many succeeded, how many failed, and that others
 * cannot be changed so. The dashboard is fetched again once, at the end, because an answer in between would show
 * outdated ads.
 */
function useBulk(chosen: number, onDone: (failed: readonly number[]) => void) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const bulk = async (able: readonly number[], act: Act, done: (count: number, others: number) => string) => {
    setBusy(true);
    const failed: number[] = [];
    for (const id of able) await act(id).catch(() => failed.push(id));
    if (able.length > failed.length) toastOk(done(able.length - failed.length, chosen - able.length));
    if (failed.length > 0) toastBad(messages.bulkFailed(failed.length));
    onDone(failed);
    setBusy(false);
    await readAgain(client, ['EmployerDashboard']);
  };
  return [bulk, busy] as const;
}

type Job = FragmentType<typeof ListedJobFields> & ComponentProps<typeof RecentJob>['job'];

type AllJobsProps = Readonly<{
  jobs: readonly Job[];
  /** Shows the newest ads only. */
  showRecent: OtherList;
  /** Whether the reader came from the newest ads. */
  switched: boolean;
}>;

/** All ads of the employer, with search, a state filter and sorting; several can be renewed or deactivated together. */
export function AllJobs({ jobs: masked, showRecent, switched }: AllJobsProps) {
  const [query, setQuery] = useSearchParams();
  const choice = choiceIn(query);
  // Without `flushSync`, a second choice made before the first is rendered would undo it.
  const choose = (change: Partial<ListChoice>) =>
    setQuery((address) => withChoice(address, { ...choice, ...change }), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  const jobs = masked.map((job) => ({ ...readFragment(ListedJobFields, job), row: job }));
  const shown = listed(jobs, choice);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const chosen = shown.filter(({ id }) => marked.includes(id));
  const renewable = idsIn(chosen, bulkStandings.renew);
  const closable = idsIn(chosen, bulkStandings.deactivate);
  const [renew] = useMutation(RenewJobMutation);
  const [deactivate] = useMutation(DeactivateJobMutation);
  const [bulk, busy] = useBulk(chosen.length, setMarked);
  return (
    <Card overflow="clip">
      <ListHeading px="5" py="4" focused={switched}>
        {messages.allJobs}
      </ListHeading>
      <Tools role="search" aria-label={messages.allJobs}>
        <TextField
          label={messages.findAd}
          type="search"
          value={choice.words}
          onChange={(event) => choose({ words: event.target.value })}
        />
        <SelectField
          label={messages.state}
          options={stateOptions}
          value={choice.standing}
          onChange={(event) => choose({ standing: standings.find((one) => one === event.target.value) ?? '' })}
        />
        <SelectField
          label={messages.sort}
          options={sortOptions}
          value={choice.sort}
          onChange={(event) => choose({ sort: sorts.find((one) => one === event.target.value) ?? 'newest' })}
        />
      </Tools>
      <Row px="5" pb="3" gap="3" flexWrap="wrap" minH="target">
        <CheckField
          label={messages.chosen(chosen.length, shown.length)}
          checked={shown.length > 0 && chosen.length === shown.length}
          onChange={(event) => setMarked(event.target.checked ? shown.map(({ id }) => id) : [])}
        />
        <Button
          type="button"
          look="ghost"
          size="sm"
          disabled={busy || renewable.length === 0}
          onClick={() => void bulk(renewable, (id) => renew({ variables: { id } }), messages.renewedAll)}
        >
          {messages.renew}
        </Button>
        <ConfirmButton
          label={messages.deactivate}
          name={messages.deactivateAll(closable.length)}
          look="ghost"
          disabled={busy || closable.length === 0}
          title={messages.deactivateAllQuestion(closable.length)}
          text={messages.deactivateText}
          act={() => bulk(closable, (id) => deactivate({ variables: { id } }), messages.deactivatedAll)}
          failed={messages.notDeactivated}
        />
      </Row>
      {shown.length === 0 ? (
        <EmptyState title={messages.noneListed} text={messages.noneListedText} />
      ) : (
        <ul>
          {shown.map(({ id, title, row }) => (
            <RecentJob
              key={id}
              job={row}
              mark={
                <CheckField
                  label={<chakra.span srOnly>{messages.choose(title)}</chakra.span>}
                  checked={marked.includes(id)}
                  onChange={(event) =>
                    setMarked(event.target.checked ? [...marked, id] : marked.filter((one) => one !== id))
                  }
                />
              }
            />
          ))}
        </ul>
      )}
      <ListFooter {...showRecent} />
    </Card>
  );
}
