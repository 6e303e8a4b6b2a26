import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { messages } from './messages.ts';

type Application = ComponentProps<typeof ApplicationCard>['application'] & Readonly<{ id: number }>;

type ApplicationListProps = Readonly<{
  applications: readonly Application[];
  filtered: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  onShowAll: () => void;
}>;

export function ApplicationList(props: ApplicationListProps) {
  const { applications, filtered, hasMore, loadingMore, onMore, onShowAll } = props;
  if (applications.length === 0) {
    const showAll = (
      <Button type="button" look="ghost" onClick={onShowAll}>
        {messages.showAll}
      </Button>
    );
    return (
      <EmptyState
        title={messages.none}
        text={filtered ? messages.noneFiltered : messages.noneText}
        action={filtered ? showAll : undefined}
      />
    );
  }
  return (
    <Stack>
      <Stack asChild>
        <ul>
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} />
          ))}
        </ul>
      </Stack>
      {hasMore ? (
        <Button type="button" look="ghost" justifySelf="center" disabled={loadingMore} onClick={onMore}>
          {loadingMore ? messages.loadingMore : messages.more}
        </Button>
      ) : null}
    </Stack>
  );
}
