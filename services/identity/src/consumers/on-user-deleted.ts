import type { Handlers } from '@waratah/kit/events/consumer';
import { forgetUser } from '../actions/forget-user.ts';
import type { Context } from '../context.ts';

/** Our own news, heard durably: what lies outside the user's document goes too, however often it takes. */
export const onUserDeleted = (context: Context): Handlers => ({
  'identity.user.v1.deleted': ({ data }) => forgetUser(context, data.userId),
});
