import type { Context } from '../context.ts';
import { feedNamed, startFeed } from './start-import.ts';

/**
 * Starts reading a feed from its address. Errors: NOT_FOUND, CONFLICT while it is being read or if it has no address.
 */
export const runFeed = async (context: Context, name: string, acceptLosses: boolean) =>
  startFeed(context, await feedNamed(context, name), { acceptLosses });
