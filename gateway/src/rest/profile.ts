import { toCamelCase } from './case.ts';
import { route } from './route.ts';
import { EmployerProfileBody, StudentProfileBody, User } from './shapes.ts';
import { user } from './user-fields.ts';

export const profileRoutes = [
  route({
    method: 'put',
    path: '/auth/profile/student',
    tag: 'Profile',
    summary: "Change the student's profile; absent fields stay",
    roles: ['student'],
    input: { body: StudentProfileBody },
    operation: `mutation RestStudentProfile($input: StudentProfileInput!) { updateStudentProfile(input: $input) { ${user} } }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: User,
  }),
  route({
    method: 'put',
    path: '/auth/profile/employer',
    tag: 'Profile',
    summary: "Change the employer's profile; absent fields stay",
    roles: ['employer'],
    input: { body: EmployerProfileBody },
    operation: `mutation RestEmployerProfile($input: EmployerProfileInput!) { updateEmployerProfile(input: $input) { ${user} } }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: User,
  }),
];
