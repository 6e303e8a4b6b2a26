import type { Context } from '../context.ts';

/** A user, by id or by email. */
export type UserReference = Readonly<{ userId?: number | null | undefined; email?: string | null | undefined }>;

export const findUser = async ({ users }: Context, { userId, email }: UserReference) => {
  if (typeof userId === 'number') return users.byId(userId);
  return email ? users.byEmail(email.trim().toLowerCase()) : null;
};
