import { z } from 'zod';
import { route } from './route.ts';
import { success } from './shapes.ts';

/** Selects a person by id or email, for operators. */
const UserReference = z
  .object({
    id: z.coerce.number('Must be an integer').int('Must be an integer').min(1).optional(),
    email: z.string().optional(),
  })
  .meta({ description: 'Either `id` or `email`' });
const userReferenceOf = ({ id, email }: z.infer<typeof UserReference>) => ({ id: id ?? null, email: email ?? null });

const Export = z.record(z.string(), z.unknown());

/** Every service adds a field; contract tests check that none is missing here. */
const everything = 'id email identity jobs applications ai matching visa mailer';

const needsReference = { message: 'Please name the user by id or email', path: ['email'] };
const Named = UserReference.refine(({ id, email }) => id !== undefined || Boolean(email), needsReference);

export const accountRoutes = [
  route({
    method: 'get',
    path: '/auth/account/export',
    tag: 'Account',
    summary: 'Everything stored about the caller, from every service',
    roles: ['student', 'employer', 'operator'],
    operation: `query RestExportAccount { accountExport { ${everything} } }`,
    answer: Export,
  }),
  route({
    method: 'delete',
    path: '/auth/account',
    tag: 'Account',
    summary:
      'Delete the account and everything stored about it; needs the password, or without one a sign-in within the last ten minutes',
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
    summary: 'Everything stored about a user',
    roles: ['operator'],
    input: { query: Named },
    operation: `query RestExportUser($id: Int, $email: String) { accountExport(userId: $id, email: $email) { ${everything} } }`,
    variables: ({ query }) => userReferenceOf(query),
    answer: Export,
  }),
  route({
    method: 'delete',
    path: '/ops/users',
    tag: 'Operators',
    summary: 'Delete a user and everything stored about them',
    roles: ['operator'],
    input: { query: Named },
    operation: 'mutation RestDeleteUser($id: Int, $email: String) { deleteUser(userId: $id, email: $email) }',
    variables: ({ query }) => userReferenceOf(query),
    answer: success,
  }),
];
