import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.ts';
import { Heading, Small } from '../../ui/text.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { messages } from './messages.ts';

type Application = ComponentProps<typeof ApplicationRow>['application'] & Readonly<{ id: number }>;

type ApplicationListProps = Readonly<{
  applications: readonly Application[];
  /** Applicants who may pass the filters: they do not share the hours that the filter needs. */
  unknown: readonly Application[];
  /** The id of the open application. */
  selected: number | undefined;
  /** The URL that opens an application. */
  pathOf: (id: number) => string;
  filtered: boolean;
  /** How many applications the filters looked at, if older ones exist; otherwise undefined. */
  looked: number | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  onShowAll: () => void;
}>;

export function ApplicationList(props: ApplicationListProps) {
  const { applications, unknown, selected, pathOf, filtered, hasMore, loadingMore, onMore, onShowAll, looked } = props;
  const rowsOf = (name: string, some: readonly Application[]) => (
    <ul aria-label={name}>
      {some.map((application) => (
        <ApplicationRow
          key={application.id}
          application={application}
          to={pathOf(application.id)}
          selected={application.id === selected}
        />
      ))}
    </ul>
  );
  const more = hasMore ? (
    <Stack gap="2" justifyItems="center" textAlign="center">
      {looked === undefined ? null : <Small>{messages.looked(looked)}</Small>}
      <Button type="button" look="ghost" disabled={loadingMore} onClick={onMore}>
        {loadingMore ? messages.loadingMore : messages.more}
      </Button>
    </Stack>
  ) : null;
  if (applications.length + unknown.length === 0) {
    const showAll = (
      <Button type="button" look="ghost" onClick={onShowAll}>
        {messages.showAll}
      </Button>
    );
    return (
      <Stack>
        <EmptyState
          title={messages.none}
          text={filtered ? messages.noneFiltered : messages.noneText}
          action={filtered ? showAll : undefined}
        />
        {more}
      </Stack>
    );
  }
  return (
    <Stack>
      {applications.length > 0 ? <Card overflow="hidden">{rowsOf(messages.list, applications)}</Card> : null}
      {unknown.length > 0 ? (
        <Card overflow="hidden">
          <chakra.div px="5" py="4">
            <Heading>{messages.hoursUnknown}</Heading>
            <Small>{messages.hoursUnknownText}</Small>
          </chakra.div>
          {rowsOf(messages.hoursUnknown, unknown)}
        </Card>
      ) : null}
      {more}
    </Stack>
  );
}
