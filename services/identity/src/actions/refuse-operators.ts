import type { Caller } from '@waratah/kit/security/auth';
import { Failure } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';
import type { User } from '../domain/user.ts';

/** Only the operators' key acts on an operator's account: a stolen session must not silence the others. Errors: FORBIDDEN. */
export const refuseOperators = (caller: Caller, { role }: Pick<User, 'role'>): void => {
  if (role === 'operator' && caller.kind !== 'key') throw new Failure('FORBIDDEN', messages.operatorsByKey);
};
