import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { MutationResolvers } from '../__generated__/resolvers.ts';
import { commitCompanyLogo, removeCompanyLogo } from '../actions/commit-logo.ts';
import { commitResume, removeResume } from '../actions/commit-resume.ts';
import { createOperator } from '../actions/create-operator.ts';
import { discardLetter, replayLetters } from '../actions/dead-letters.ts';
import { deleteAccount, deleteUser } from '../actions/delete-account.ts';
import { endSession, endSessionsOfUser, logoutAll } from '../actions/end-sessions.ts';
import { forgotPassword } from '../actions/forgot-password.ts';
import { beginGoogleSignIn, finishGoogleSignIn, linkGoogle, signInWithGoogle } from '../actions/google-sign-in.ts';
import { login } from '../actions/login.ts';
import { logout } from '../actions/logout.ts';
import { reannounceUsers } from '../actions/reannounce-users.ts';
import { recordOperation } from '../actions/record-operation.ts';
import { refreshSession } from '../actions/refresh-session.ts';
import { register } from '../actions/register.ts';
import { resendVerification } from '../actions/resend-verification.ts';
import { resetPassword } from '../actions/reset-password.ts';
import { reinstateUser, suspendUser } from '../actions/suspend-user.ts';
import { updateEmployerProfile, updateStudentProfile } from '../actions/update-profile.ts';
import { verifyEmail } from '../actions/verify-email.ts';

export const Mutation: MutationResolvers = {
  register: (_parent, { input }, context) => register(context, input),
  login: (_parent, { role, ...wish }, context) => login(context, { ...wish, role: role ?? undefined }),
  refreshSession: (_parent, { refreshToken }, context) => refreshSession(context, refreshToken),
  logout: (_parent, _args, context) => logout(context, requireUser(context.caller)),
  logoutAll: (_parent, _args, context) => logoutAll(context, requireUser(context.caller)),
  endSession: (_parent, { id }, context) => endSession(context, requireUser(context.caller), id),
  forgotPassword: (_parent, { email }, context) => forgotPassword(context, email),
  resetPassword: (_parent, args, context) => resetPassword(context, args),
  updateStudentProfile: (_parent, { input }, context) =>
    updateStudentProfile(context, requireUser(context.caller, 'student'), input),
  updateEmployerProfile: (_parent, { input }, context) =>
    updateEmployerProfile(context, requireUser(context.caller, 'employer'), input),
  beginGoogleSignIn: (_parent, args, context) => beginGoogleSignIn(context, args),
  finishGoogleSignIn: (_parent, { transaction, query }, context) => finishGoogleSignIn(context, transaction, query),
  signInWithGoogle: (_parent, { idToken, role }, context) => signInWithGoogle(context, idToken, role),
  linkGoogle: (_parent, { idToken }, context) => linkGoogle(context, requireUser(context.caller), idToken),
  commitResume: (_parent, upload, context) => commitResume(context, requireUser(context.caller, 'student'), upload),
  removeResume: (_parent, _args, context) => removeResume(context, requireUser(context.caller, 'student')),
  commitCompanyLogo: (_parent, upload, context) =>
    commitCompanyLogo(context, requireUser(context.caller, 'employer'), upload),
  removeCompanyLogo: (_parent, _args, context) => removeCompanyLogo(context, requireUser(context.caller, 'employer')),
  deleteAccount: (_parent, { password }, context) => deleteAccount(context, requireUser(context.caller), password),
  deleteUser: (_parent, whom, context) => (requireOperator(context.caller), deleteUser(context, whom)),
  verifyEmail: (_parent, { token }, context) => verifyEmail(context, token),
  resendVerification: (_parent, _args, context) => resendVerification(context, requireUser(context.caller)),
  createOperator: (_parent, args, context) => (requireOperator(context.caller), createOperator(context, args)),
  recordOperation: (_parent, operation, context) => (
    requireOperator(context.caller), recordOperation(context, context.caller, operation)
  ),
  suspendUser: (_parent, wish, context) => (
    requireOperator(context.caller), suspendUser(context, context.caller, wish)
  ),
  reinstateUser: (_parent, wish, context) => (requireOperator(context.caller), reinstateUser(context, wish)),
  endUserSessions: (_parent, { userId }, context) => (
    requireOperator(context.caller), endSessionsOfUser(context, userId)
  ),
  replayDeadLetters: (_parent, { letter }, context) => (
    requireOperator(context.caller), replayLetters(context, letter ?? undefined)
  ),
  discardDeadLetter: (_parent, { letter, reason }, context) => (
    requireOperator(context.caller), discardLetter(context, letter, reason)
  ),
  reannounceUsers: (_parent, _args, context) => (requireOperator(context.caller), reannounceUsers(context)),
};
