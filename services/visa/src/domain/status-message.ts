import { messages, statusMessages } from './messages.ts';
import type { Verification } from './record.ts';

/** The sentence for the student that goes with the status. */
export const messageOf = ({ status, document, verified, decisions }: Verification): string => {
  const [last] = decisions;
  switch (status) {
    case 'not_started':
      return document ? statusMessages.uploaded : statusMessages.notStarted;
    case 'pending':
      return statusMessages.pending;
    case 'verified':
      return verified ? statusMessages.verified(verified.visaSubclass, verified.visaExpiry) : statusMessages.pending;
    case 'rejected':
      return (last?.revoked ? statusMessages.revoked : statusMessages.rejected)(last?.reason ?? messages.notWaiting);
    case 'expired':
      return statusMessages.expired(last?.visaSubclass ?? '', last?.visaExpiry);
  }
};
