import { requireUser } from '@waratah/kit/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { currentUser } from '../actions/current-user.ts';
import { accountToExport } from '../actions/export-account.ts';
import { resumeLink } from '../actions/file-link.ts';
import { currentSession, listSessions } from '../actions/list-sessions.ts';

export const Query: QueryResolvers = {
  me: (_parent, _args, context) => currentUser(context, requireUser(context.caller)),
  currentSession: (_parent, _args, context) => currentSession(context, requireUser(context.caller)),
  resume: (_parent, _args, context) => resumeLink(context, requireUser(context.caller, 'student')),
  accountExport: (_parent, whom, context) => accountToExport(context, context.caller, whom),
  mySessions: (_parent, _args, context) => listSessions(context, requireUser(context.caller)),
};
