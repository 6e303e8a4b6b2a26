import { Link } from 'react-router';
import { SendConfirmation } from '../../forms/SendConfirmation.tsx';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { editJobPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { messages } from './messages.ts';
import { ActivateJob } from './ActivateJob.tsx';
import { RenewJob } from './RenewJob.tsx';

export const StandingActionsFields = graphql(`
  fragment StandingActions on Job {
    id
    title
    standing
  }
`);

/** The action that the employer can take in the ad's current state. */
export function StandingActions({ job: masked }: { job: FragmentType<typeof StandingActionsFields> }) {
  const { id, title, standing } = readFragment(StandingActionsFields, masked);
  switch (standing) {
    case 'live':
    case 'expired':
      return <RenewJob id={id} title={title} />;
    case 'paused':
      return <ActivateJob id={id} title={title} />;
    case 'waiting_for_email':
      return <SendConfirmation label={messages.sendLink} />;
    case 'rejected':
      return (
        <ButtonLink asChild look="ghost" size="sm">
          <Link to={editJobPath(id)} aria-label={`${messages.changeAd}: ${title}`}>
            {messages.changeAd}
          </Link>
        </ButtonLink>
      );
    default:
      return null;
  }
}
