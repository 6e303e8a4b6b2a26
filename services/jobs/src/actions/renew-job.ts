import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { renewed } from '../domain/lifecycle.ts';
import { changeOwn } from './change-own.ts';

/** Gives an own ad thirty days from now. */
export const renewJob = (context: Context, caller: UserCaller, id: number) => changeOwn(context, caller, id, renewed);
