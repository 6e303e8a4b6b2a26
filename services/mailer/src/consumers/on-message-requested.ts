import type { Handlers } from '@waratah/kit/events';
import { acceptRequest } from '../actions/accept-request.ts';
import type { Context } from '../context.ts';

export const onMessageRequested = (context: Context): Handlers => ({
  'mail.message.v1.requested': ({ data }) => acceptRequest(context, data),
});
