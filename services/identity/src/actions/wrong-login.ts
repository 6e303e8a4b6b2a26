import { Failure } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';

/** One error for a wrong email and for a wrong password. */
export const wrongLogin = () => new Failure('UNAUTHENTICATED', messages.wrongLogin);
