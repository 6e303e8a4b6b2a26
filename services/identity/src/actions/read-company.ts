import type { Context } from '../context.ts';

/** The employer whose company a page shows; null for other roles and for suspended accounts. */
export const readCompany = async ({ users }: Context, id: number) => {
  const user = await users.byId(id);
  return user?.role === 'employer' && !user.suspension ? user : null;
};
