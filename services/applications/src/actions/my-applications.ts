import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { type Application, latestForEachAd } from '../domain/application.ts';

/** A student's applications, newest first; one that was withdrawn is listed unless they applied for the ad again. */
export const applicationsWithWithdrawn = async (
  { applications }: Context,
  { id }: UserCaller,
): Promise<readonly Application[]> => latestForEachAd(await applications.latestOfStudent(id));
