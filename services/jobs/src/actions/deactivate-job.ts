import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { deactivated } from '../domain/lifecycle.ts';
import { changeOwn } from './change-own.ts';

/** Hides an own ad and keeps it. */
export const deactivateJob = (context: Context, caller: UserCaller, id: number) =>
  changeOwn(context, caller, id, deactivated);
