import type { Context } from '../context.ts';
import type { User } from '../domain/user.ts';

/** The first page of a new user: the profile for students, a first ad for employers. */
export const startUrl = ({ publicUrl }: Context, { role }: Pick<User, 'role'>) =>
  `${publicUrl}${role === 'employer' ? '/employer/post-job' : '/profile'}`;
