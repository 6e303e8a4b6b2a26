import { z } from 'zod';
import { route } from './route.ts';
import { success } from './shapes.ts';

/** A person by id or by e-mail, for operators. */
const Whom = z
  .object({
    id: z.coerce.number('Must be an integer').int('Must be an integer').min(1).optional(),
    email: z.string().optional(),
  })
  .meta({ description: 'Either `id` or `email`' });
const whomOf = ({ id, email }: z.infer<typeof Whom>) => ({ id: id ?? null, email: email ?? null });

const Export = z.record(z.string(), z.unknown());

/** Every service adds a field of its own; the contract tests hold that none is missing here. */
const everything = 'id email identity jobs applications ai matching visa mailer';

const needsWhom = { message: 'Please name the user by id or email', path: ['email'] };
const Named = Whom.refine(({ id, email }) => id !== undefined || Boolean(email), needsWhom);

export const accountRoutes = [
  route({
    method: 'get',
    path: '/auth/account/export',
    tag: 'Account',
    summary: 'All that is kept of the caller, by every service',
    roles: ['student', 'employer', 'operator'],
    operation: `query RestExportAccount { accountExport { ${everything} } }`,
    answer: Export,
  }),
  route({
    method: 'delete',
    path: '/auth/account',
    tag: 'Account',
    summary:
      'Delete the account and all that is kept of it; confirmed by the password, or by a sign-in of the last ten minutes',
    roles: ['student', 'employer', 'operator'],
    input: { body: z.object({ password: z.string('Must be text').nullish() }) },
    operation: 'mutation RestDeleteAccount($password: String) { deleteAccount(password: $password) }',
    variables: ({ body }) => ({ password: body.password ?? null }),
    answer: success,
  }),
  route({
    method: 'get',
    path: '/ops/users/export',
    tag: 'Operators',
    summary: 'All that is kept of a user',
    roles: ['operator'],
    input: { query: Named },
    operation: `query RestExportUser($id: Int, $email: String) { accountExport(userId: $id, email: $email) { ${everything} } }`,
    variables: ({ query }) => whomOf(query),
    answer: Export,
  }),
  route({
    method: 'delete',
    path: '/ops/users',
    tag: 'Operators',
    summary: 'Delete a user and all that is kept of them',
    roles: ['operator'],
    input: { query: Named },
    operation: 'mutation RestDeleteUser($id: Int, $email: String) { deleteUser(userId: $id, email: $email) }',
    variables: ({ query }) => whomOf(query),
    answer: success,
  }),
];
