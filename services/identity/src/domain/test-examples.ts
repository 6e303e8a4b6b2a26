import type { User } from './user.ts';

/** Shared by the tests of the rules: a student's account with a confirmed address. */
export const mei = (createdAt: Date): User => ({
  _id: 7,
  version: 1,
  email: 'mei@example.org',
  emailVerified: true,
  fullName: 'Mei Tan',
  role: 'student',
  createdAt,
  updatedAt: createdAt,
});
