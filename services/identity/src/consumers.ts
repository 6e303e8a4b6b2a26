import type { Handlers } from '@waratah/kit/events/consumer';
import { announcedAct } from './actions/announced-act.ts';
import { forgetUser } from './actions/forget-user.ts';
import { noteMessageBounced } from './actions/note-message-bounced.ts';
import type { Context } from './context.ts';

export const handlersOf = (context: Context): Handlers => ({
  'audit.action.v1.recorded': (event) => announcedAct(context, event),
  'mailer.message.v1.bounced': ({ data }) => noteMessageBounced(context, data),
  // Consumes its own event, so that data outside the user's document is removed even after a crash.
  'identity.user.v1.deleted': ({ data }) => forgetUser(context, data.userId, data.emailSha256),
});
