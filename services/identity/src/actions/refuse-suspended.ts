import { Failure } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';
import type { User } from '../domain/user.ts';

/** Told only to whoever has proven to be the owner. */
export const refuseSuspended = ({ suspension }: Pick<User, 'suspension'>): void => {
  if (suspension) throw new Failure('FORBIDDEN', messages.suspended(suspension.reason));
};
