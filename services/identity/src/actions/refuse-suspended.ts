import { Failure } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';
import type { User } from '../domain/user.ts';

/** Only shown after the password was verified. */
export const refuseSuspended = ({ suspension }: Pick<User, 'suspension'>): void => {
  if (suspension) throw new Failure('FORBIDDEN', messages.suspended(suspension.reason));
};
