import { Link, useLocation } from 'react-router';
import { listBefore } from '../../lib/job-lists.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

/** Leads from a job back to the list that the user came from, otherwise to the results of the search. */
export function BackLink({ results }: { results: string }) {
  const list = listBefore(useLocation().state);
  return (
    <TextLink asChild>
      <Link to={list?.path ?? results}>{list ? messages.backTo[list.name] : messages.back}</Link>
    </TextLink>
  );
}
