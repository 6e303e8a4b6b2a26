import { Link } from 'react-router';
import { dashboardPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messages } from './messages.ts';

const back = (
  <ButtonLink asChild>
    <Link to={dashboardPath}>{messages.backToDashboard}</Link>
  </ButtonLink>
);

/** Shown for an ad that does not exist or belongs to another employer. */
export const JobNotFound = ({ heading }: Readonly<{ heading: 'h1' | 'h2' }>) => (
  <EmptyState heading={heading} title={messages.notFoundTitle} text={messages.notFoundText} action={back} />
);
