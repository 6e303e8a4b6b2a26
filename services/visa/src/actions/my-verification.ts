import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { nothingYet, type Verification } from '../domain/record.ts';

/** The caller's verification; an empty one if nothing has happened yet. */
export const myVerification = async ({ verifications }: Context, { id }: UserCaller): Promise<Verification> =>
  (await verifications.byId(id)) ?? nothingYet(id);
