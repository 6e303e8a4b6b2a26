import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { idempotencyKey } from './request-headers.ts';
import { route } from './route.ts';
import { Credentials, LoginBody, RegisterBody, Session, success, User } from './shapes.ts';

const needsEmail = 'Please enter your email address';
const ForgotBody = z.object({ email: z.string(needsEmail).min(1, needsEmail) });

const EmailSent = z
  .literal(true)
  .transform((sent) => ({ email_sent: sent }))
  .pipe(z.object({ email_sent: z.literal(true) }));

const needsToken = 'No reset token provided. Please use the link from your email.';
const ResetBody = z.object({
  token: z.string(needsToken).min(1, needsToken),
  new_password: z.string('Password is required'),
});

/** Executed by the password strategy (login.ts). */
export const login = route({
  method: 'post',
  path: '/auth/login',
  tag: 'Account',
  summary: 'Log in',
  roles: ['guest'],
  input: { body: LoginBody },
  operation: `mutation RestLogin($email: String!, $password: String!, $code: String) { login(email: $email, password: $password, code: $code) }`,
  variables: ({ body }) => body,
  answer: Session,
});

export const authRoutes = [
  route({
    method: 'post',
    path: '/auth/register',
    creates: true,
    isRepeated: true,
    tag: 'Account',
    summary: 'Create an account and sign in',
    roles: ['guest'],
    status: 201,
    input: { body: RegisterBody },
    operation: `mutation RestRegister($input: RegisterInput!, $key: String) { register(input: $input, idempotencyKey: $key) }`,
    variables: ({ body, headers }) => ({ input: toCamelCase(body), key: idempotencyKey(headers) }),
    answer: Session,
  }),
  login,
  route({
    method: 'post',
    path: '/auth/second-factor',
    tag: 'Account',
    summary: 'Operators without a second factor: get a secret for an authenticator app',
    roles: ['guest'],
    input: { body: Credentials },
    operation: `mutation RestBeginFactor($email: String!, $password: String!) { beginSecondFactor(email: $email, password: $password) }`,
    variables: ({ body }) => body,
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  }),
  route({
    method: 'post',
    path: '/auth/second-factor/confirm',
    tag: 'Account',
    summary: 'Operators: confirm the second factor with a first code of the app, and sign in',
    roles: ['guest'],
    input: { body: Credentials.extend({ code: z.string('Code is required') }) },
    operation: `mutation RestConfirmFactor($email: String!, $password: String!, $code: String!) { confirmSecondFactor(email: $email, password: $password, code: $code) }`,
    variables: ({ body }) => body,
    answer: z.object({ recovery_codes: z.array(z.string()), session: Session }),
  }),
  route({
    method: 'get',
    path: '/auth/me',
    tag: 'Account',
    summary: 'The current user',
    roles: ['student', 'employer', 'operator'],
    operation: `query RestMe { me }`,
    answer: User,
  }),
  route({
    method: 'post',
    path: '/auth/verify-email',
    tag: 'Account',
    summary:
      'Confirm an email address with the token of the emailed link, and the password on a device that did not sign in yet',
    roles: ['guest'],
    input: { body: z.object({ token: z.string('Token is required'), password: z.string().optional() }) },
    operation:
      'mutation RestVerifyEmail($token: String!, $password: String) { verifyEmail(token: $token, password: $password) }',
    variables: ({ body }) => body,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/verify-email/resend',
    creates: true,
    tag: 'Account',
    summary: 'Send the link that confirms the email address again',
    roles: ['student', 'employer'],
    operation: 'mutation RestResendVerification { resendVerification }',
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/forgot-password',
    tag: 'Account',
    summary: 'Email a link to set a new password; the answer is the same if there is no account',
    roles: ['guest'],
    input: { body: ForgotBody },
    operation: 'mutation RestForgotPassword($email: String!) { forgotPassword(email: $email) }',
    variables: ({ body }) => body,
    answer: EmailSent,
  }),
  route({
    method: 'post',
    path: '/auth/reset-password',
    tag: 'Account',
    summary: 'Set a new password with the token of the emailed link, once and within 30 minutes; ends all sessions',
    roles: ['guest'],
    input: { body: ResetBody },
    operation:
      'mutation RestResetPassword($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
    variables: ({ body }) => ({ token: body.token, newPassword: body.new_password }),
    answer: success,
  }),
];
