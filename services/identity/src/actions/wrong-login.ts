import { Failure } from '@waratah/kit/errors';
import { messages } from '../domain/messages.ts';

/** The same for a wrong email and a wrong password. */
export const wrongLogin = () => new Failure('UNAUTHENTICATED', messages.wrongLogin);
