import { asKey, asOperator, asUser } from '@waratah/kit/security/guards';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { commitCompanyLogo, removeCompanyLogo } from '../actions/commit-logo.ts';
import { commitResume, removeResume } from '../actions/commit-resume.ts';
import { createOperator } from '../actions/create-operator.ts';
import { discardLetter, replayLetters } from '../actions/dead-letters.ts';
import { deleteAccount, deleteUser } from '../actions/delete-account.ts';
import { endSession, endSessionsOfUser, logoutAll } from '../actions/end-sessions.ts';
import { forgotPassword } from '../actions/forgot-password.ts';
import { exchangeGoogleCode, linkGoogle, offerGoogleSession, signInWithGoogle } from '../actions/google-sign-in.ts';
import { login } from '../actions/login.ts';
import { logout } from '../actions/logout.ts';
import { recordOperation } from '../actions/record-operation.ts';
import { refreshSession } from '../actions/refresh-session.ts';
import { register } from '../actions/register.ts';
import { resendVerification } from '../actions/resend-verification.ts';
import { resetPassword } from '../actions/reset-password.ts';
import { beginSecondFactor, confirmSecondFactor, resetSecondFactor } from '../actions/set-up-second-factor.ts';
import { reinstateUser, suspendUser } from '../actions/suspend-user.ts';
import { updateEmployerProfile, updateStudentProfile } from '../actions/update-profile.ts';
import { verifyEmail } from '../actions/verify-email.ts';

export const Mutation: MutationResolvers = {
  register: (_parent, { input, idempotencyKey }, context) => register(context, input, idempotencyKey ?? undefined),
  login: (_parent, { role, code, ...credentials }, context) =>
    login(context, { ...credentials, role: role ?? undefined, code: code ?? undefined }),
  beginSecondFactor: (_parent, credentials, context) => beginSecondFactor(context, credentials),
  confirmSecondFactor: (_parent, given, context) => confirmSecondFactor(context, given),
  resetSecondFactor: asKey((context, { email }) => resetSecondFactor(context, email)),
  refreshSession: (_parent, { refreshToken }, context) => refreshSession(context, refreshToken),
  logout: asUser('any', logout),
  logoutAll: asUser('any', logoutAll),
  endSession: asUser('any', (context, user, { id }) => endSession(context, user, id)),
  forgotPassword: (_parent, { email }, context) => forgotPassword(context, email),
  resetPassword: (_parent, args, context) => resetPassword(context, args),
  updateStudentProfile: asUser('student', (context, user, given) => updateStudentProfile(context, user, given)),
  updateEmployerProfile: asUser('employer', (context, user, { input }) => updateEmployerProfile(context, user, input)),
  offerGoogleSession: (_parent, offer, context) => offerGoogleSession(context, offer),
  exchangeGoogleCode: (_parent, given, context) => exchangeGoogleCode(context, given),
  signInWithGoogle: (_parent, { idToken, role }, context) => signInWithGoogle(context, idToken, role),
  linkGoogle: asUser('any', (context, user, { idToken }) => linkGoogle(context, user, idToken)),
  commitResume: asUser('student', commitResume),
  removeResume: asUser('student', removeResume),
  commitCompanyLogo: asUser('employer', commitCompanyLogo),
  removeCompanyLogo: asUser('employer', removeCompanyLogo),
  deleteAccount: asUser('any', (context, user, { password }) => deleteAccount(context, user, password)),
  deleteUser: asOperator((context, args) => deleteUser(context, context.caller, args)),
  verifyEmail: (_parent, proof, context) => verifyEmail(context, context.caller, proof),
  resendVerification: asUser('any', resendVerification),
  createOperator: asKey(createOperator),
  recordOperation: asOperator(recordOperation),
  suspendUser: asOperator((context, args) => suspendUser(context, context.caller, args)),
  reinstateUser: asOperator((context, args) => reinstateUser(context, context.caller, args)),
  endUserSessions: asOperator((context, { userId }) => endSessionsOfUser(context, context.caller, userId)),
  replayDeadLetters: asOperator((context, { letter }) => replayLetters(context, letter ?? undefined)),
  discardDeadLetter: asOperator((context, { letter, reason }) => discardLetter(context, letter, reason)),
  reannounceUsers: asKey(({ reannounceUsers }) => reannounceUsers.start()),
};
