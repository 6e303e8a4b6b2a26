import { useQuery } from '@apollo/client/react';
import { whenSent } from '@waratah/vocabulary/waiting-interest';
import { graphql } from '../../gql/gql.ts';
import type { MatchOutlookQuery } from '../../gql/graphql.ts';
import { Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

const MatchOutlook = graphql(`
  query MatchOutlook($jobId: Int!) {
    applicationOutlook(jobId: $jobId) {
      kind
      wait {
        until
        isGiven
        isClosed
        missing
      }
    }
  }
`);

type InterestProps = Readonly<{
  jobId: number;
  companyName: string;
  /** Whether the student said so a moment ago, so that the application is still being made. */
  isNew: boolean;
}>;

/** What becomes of a student's interest in a job for which there is no application: it is being sent, or it waits. */
export function Interest({ jobId, companyName, isNew }: InterestProps) {
  const { data, error } = useQuery(MatchOutlook, { variables: { jobId }, fetchPolicy: 'network-only' });
  if (data) return sentenceFor(data.applicationOutlook, companyName, isNew);
  return error ? messages.sentLater : messages.isInterested;
}

/** That an application still waits after "Already applied", which does not end an interest; nothing otherwise. */
export function StillWaits({ jobId }: Readonly<{ jobId: number }>) {
  const { data } = useQuery(MatchOutlook, { variables: { jobId }, fetchPolicy: 'network-only' });
  const wait = data?.applicationOutlook.wait;
  return wait?.isGiven ? <Small>{messages.stillWaits(whenSent(wait))}</Small> : null;
}

const sentenceFor = ({ kind, wait }: MatchOutlookQuery['applicationOutlook'], companyName: string, isNew: boolean) => {
  if (wait) return isNew || wait.isGiven ? messages.waits(whenSent(wait)) : messages.willSendMore;
  switch (kind) {
    case 'closed':
      return messages.hasClosed;
    case 'open':
    case 'applied':
      return isNew ? messages.beingSent(companyName) : messages.willSendMore;
    default:
      return messages.willSendMore;
  }
};
