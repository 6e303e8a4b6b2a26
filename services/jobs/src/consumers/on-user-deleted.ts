import type { Heard } from '@waratah/kit/events/consumer';
import { forgetUser } from '../actions/forget-user.ts';
import type { Context } from '../context.ts';

export const onUserDeleted =
  (context: Context) =>
  ({ data }: Heard<'identity.user.v1.deleted'>) =>
    forgetUser(context, data.userId, data.version);
