import type { MessageBounced } from '@waratah/events/mailer/v1';
import type { Context } from '../context.ts';
import { confirmationOfKey } from '../domain/emails.ts';
import { verificationLost } from '../domain/user-changes.ts';

type Bounced = Pick<MessageBounced, 'key' | 'mailboxRefuses' | 'limited'>;

/** Notes that an email that confirms an address was not sent, so that its account is told and may ask again. */
export const noteMessageBounced = async ({ users, clock }: Context, { key, ...why }: Bounced) => {
  const lost = confirmationOfKey(key);
  if (!lost) return;
  await users.change(lost.userId, (user) =>
    verificationLost(user, { askedAt: lost.askedAt, problem: problemOf(why) }, clock()),
  );
};

const problemOf = ({ mailboxRefuses, limited }: Omit<Bounced, 'key'>) => {
  if (mailboxRefuses) return 'mailbox_refuses';
  return limited ? 'too_many' : 'not_delivered';
};
