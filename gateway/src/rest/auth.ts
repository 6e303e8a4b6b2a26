import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { route } from './route.ts';
import { EmployerProfileBody, LoginBody, RegisterBody, Session, StudentProfileBody, success, User } from './shapes.ts';

const user = `id email emailVerified fullName role contactNumber visaStatus citySuburb university degree graduationYear
  education { institution degree field startYear endYear } experience { company title start end description }
  skills activities resumeUrl companyName companyWebsite companySize industry companyDescription companyLogoUrl`;
const session = `accessToken refreshToken user { ${user} }`;

export const authRoutes = [
  route({
    method: 'post',
    path: '/auth/register',
    tag: 'Account',
    summary: 'Create an account and log in',
    roles: ['guest'],
    status: 201,
    input: { body: RegisterBody },
    operation: `mutation RestRegister($input: RegisterInput!) { register(input: $input) { ${session} } }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/login',
    tag: 'Account',
    summary: 'Log in',
    roles: ['guest'],
    input: { body: LoginBody },
    operation: `mutation RestLogin($email: String!, $password: String!) { login(email: $email, password: $password) { ${session} } }`,
    variables: ({ body }) => body,
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/session/refresh',
    tag: 'Account',
    summary: 'Exchange a refresh token for new tokens',
    roles: ['guest'],
    input: { body: z.object({ refresh_token: z.string('Refresh token is required') }) },
    operation: `mutation RestRefresh($refreshToken: String!) { refreshSession(refreshToken: $refreshToken) { ${session} } }`,
    variables: ({ body }) => ({ refreshToken: body.refresh_token }),
    answer: Session,
  }),
  route({
    method: 'post',
    path: '/auth/session/logout',
    tag: 'Account',
    summary: 'End the session of the token',
    roles: ['student', 'employer', 'operator'],
    operation: 'mutation RestLogout { logout }',
    answer: success,
  }),
  route({
    method: 'get',
    path: '/auth/me',
    tag: 'Account',
    summary: 'The current user',
    roles: ['student', 'employer', 'operator'],
    operation: `query RestMe { me { ${user} } }`,
    answer: User,
  }),
  route({
    method: 'post',
    path: '/auth/verify-email',
    tag: 'Account',
    summary: 'Confirm an e-mail address with the token of the verification mail',
    roles: ['guest'],
    input: { body: z.object({ token: z.string('Token is required') }) },
    operation: 'mutation RestVerifyEmail($token: String!) { verifyEmail(token: $token) }',
    variables: ({ body }) => body,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/verify-email/resend',
    tag: 'Account',
    summary: 'Send the verification mail again',
    roles: ['student', 'employer'],
    operation: 'mutation RestResendVerification { resendVerification }',
    answer: success,
  }),
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
