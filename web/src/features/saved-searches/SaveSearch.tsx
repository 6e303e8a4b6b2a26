import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import type { JobSearchFilter } from '../../gql/graphql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { settingsPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { TextLink } from '../../ui/text-link.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { isSameSearch } from './same-search.ts';
import { SavedSearchesQueryText } from './saved-searches-query.ts';

const SaveSearchMutation = graphql(`
  mutation SaveSearch($name: String!, $filter: JobSearchFilter!, $query: String!) {
    saveSearch(name: $name, filter: $filter, query: $query) {
      id
      name
    }
  }
`);

type SaveSearchProps = Readonly<{
  name: string;
  filter: JobSearchFilter;
  /** The query string of the search page. */
  query: string;
}>;

/** Saves a search, so that the morning email includes its new jobs; for a saved one it leads to where it can be changed. */
export function SaveSearch({ name, filter, query }: SaveSearchProps) {
  const [save, busy] = useChange(SaveSearchMutation, ['SavedSearches']);
  const { data: known } = useQuery(SavedSearchesQueryText);
  const before = known?.mySearches.find((search) => isSameSearch(search.query, query));
  const link = useRef<HTMLAnchorElement>(null);
  // The link takes the place of the button that had the focus.
  const isSaving = useRef(false);
  useEffect(() => {
    if (isSaving.current && before) link.current?.focus();
    isSaving.current = false;
  }, [before]);
  const keep = async () => {
    try {
      isSaving.current = true;
      const data = await save({ name, filter, query });
      toastOk(messages.saved(data?.saveSearch.name ?? name));
    } catch (error) {
      isSaving.current = false;
      toastBad(messageOf(error, messages.notSaved));
    }
  };
  if (before)
    return (
      <TextLink asChild display="inline-flex" alignItems="center" minH={{ base: 'target', md: '9' }}>
        <Link ref={link} to={settingsPath}>
          {before.paused ? messages.isPaused : messages.isSaved}
        </Link>
      </TextLink>
    );
  return (
    <Button type="button" look="plain" size="sm" disabled={busy} onClick={() => void keep()}>
      {messages.save}
    </Button>
  );
}
