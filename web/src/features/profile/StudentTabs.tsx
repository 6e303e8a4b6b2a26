import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { hasArrived } from '../../lib/session/home-of.ts';
import { hasUnsavedForm } from '../../platform/unsaved.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { messages } from './messages.ts';

/** The content of each tab of a student's home; undefined if the pilot disables the tab. */
type Views = Readonly<Record<'matches' | 'applications' | 'saved' | 'profile' | 'visa' | 'settings', ReactNode>>;

const TabCounts = graphql(`
  query TabCounts {
    myMatches {
      matches {
        jobId
        answer
        job {
          id
          application {
            id
          }
        }
      }
    }
  }
`);

/**
 * The tabs of a student's home; the URL names the selected one. Without a name, matches are selected after signing in,
 * and the profile otherwise (spec section 2).
 */
export function StudentTabs({ views }: Readonly<{ views: Views }>) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const { data, error } = useQuery(TabCounts);
  useHold(!data && !error);
  const open = data?.myMatches.matches.filter(({ answer, job }) => !answer && !job.application).length ?? 0;
  const all = [
    {
      id: 'matches',
      label: messages.matchesTab,
      count: open > 0 ? { number: open, of: messages.openMatches } : undefined,
    },
    { id: 'applications', label: messages.applicationsTab },
    { id: 'saved', label: messages.savedTab },
    { id: 'profile', label: messages.profileTab },
    { id: 'visa', label: messages.visaTab },
    { id: 'settings', label: messages.settingsTab },
  ] as const;
  const tabs = all.filter(({ id }) => views[id] !== undefined);
  const usual = hasArrived(state) ? 'matches' : 'profile';
  const selected = tabs.find(({ id }) => id === query.get('tab'))?.id ?? usual;
  return (
    <Tabs
      label={messages.views}
      look="line"
      tabs={tabs}
      selected={selected}
      // A step in the history, unlike a replacement, is asked about while a form has unsaved changes.
      onSelect={(id) => setQuery(id === 'profile' ? {} : { tab: id }, { replace: !hasUnsavedForm() })}
    >
      {views[selected]}
    </Tabs>
  );
}
