import type { Handlers } from '@waratah/kit/events/consumer';
import { acceptRequest } from './actions/accept-request.ts';
import { forgetAddress } from './actions/forget-address.ts';
import type { Context } from './context.ts';

/** What the service does on each event that it receives. */
export const handlersOf = (context: Context): Handlers => ({
  'mail.message.v1.requested': ({ data, at }) => acceptRequest(context, data, at),
  'identity.user.v1.deleted': ({ data, at }) => forgetAddress(context, data.emailSha256, at),
});
