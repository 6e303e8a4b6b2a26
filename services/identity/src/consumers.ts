import type { Handlers } from '@waratah/kit/events/consumer';
import { forgetUser } from './actions/forget-user.ts';
import type { Context } from './context.ts';

/** The service listens to its own event, so that data outside the user's document is removed even after a crash. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.deleted': ({ data }) => forgetUser(context, data.userId),
});
