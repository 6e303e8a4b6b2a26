import type { User } from './user.ts';

const demanded = {
  student: ['dateOfBirth', 'citySuburb', 'degree'],
  employer: ['companyName', 'employerRoleTitle', 'companyAbn', 'companySize', 'industry'],
  operator: [],
} as const satisfies Record<User['role'], readonly (keyof User)[]>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The fields that registration requires for a role (spec section 5) and that an account made through Google lacks, by
 * their REST names.
 */
export const missingFields = (user: User) => demanded[user.role].filter((name) => !user[name]).map(snake);
