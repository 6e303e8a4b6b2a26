import type { Context } from '../context.ts';
import type { User } from '../domain/user.ts';

/** Where a new user begins: students with their profile, employers with their first ad. */
export const startUrl = ({ publicUrl }: Context, { role }: Pick<User, 'role'>) =>
  `${publicUrl}${role === 'employer' ? '/employer/post-job' : '/profile'}`;
