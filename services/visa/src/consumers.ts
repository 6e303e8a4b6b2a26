import type { User } from '@waratah/events/identity/v1';
import type { Handlers } from '@waratah/kit/events/consumer';
import { forgetStudent } from './actions/forget-student.ts';
import type { Context } from './context.ts';

/** Every event of a user contains the whole user. Only students matter here. */
const keepStudent =
  ({ students }: Context) =>
  async ({ data: { user } }: { data: { user?: User | undefined } }) => {
    if (user?.profile.case !== 'student') return;
    const { id, fullName, email, emailVerified, version, profile } = user;
    await students.keep({ _id: id, fullName, email, emailVerified, visaSubclass: profile.value.visaType }, version);
  };

/** What the service does on each event that it receives. */
export const handlersOf = (context: Context): Handlers => ({
  'identity.user.v1.registered': keepStudent(context),
  'identity.user.v1.email_verified': keepStudent(context),
  'identity.profile.v1.updated': keepStudent(context),
  'identity.user.v1.deleted': ({ data }) => forgetStudent(context, data.userId),
});
