import { requireOperator, requireUser } from '@waratah/kit/security/auth';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { auditTrail } from '../actions/audit-trail.ts';
import { currentUser } from '../actions/current-user.ts';
import { deadLetters } from '../actions/dead-letters.ts';
import { accountToExport } from '../actions/export-account.ts';
import { resumeLink } from '../actions/file-link.ts';
import { findPeople, readPerson } from '../actions/find-people.ts';
import { currentSession, listSessions } from '../actions/list-sessions.ts';

export const Query: QueryResolvers = {
  me: (_parent, _args, context) => currentUser(context, requireUser(context.caller)),
  currentSession: (_parent, _args, context) => currentSession(context, requireUser(context.caller)),
  resume: (_parent, _args, context) => resumeLink(context, requireUser(context.caller, 'student')),
  accountExport: (_parent, whom, context) => accountToExport(context, context.caller, whom),
  people: (_parent, { find, after, first }, context) => (
    requireOperator(context.caller), findPeople(context, find, after, first)
  ),
  person: (_parent, { userId }, context) => (requireOperator(context.caller), readPerson(context, userId)),
  auditTrail: (_parent, { operatorId, userId, jobId, after, first }, context) => {
    requireOperator(context.caller);
    const filter = { operator: operatorId ?? undefined, person: userId ?? undefined, job: jobId ?? undefined };
    return auditTrail(context, { ...filter, after: after ?? undefined, first });
  },
  deadLetters: (_parent, { after, first }, context) => (
    requireOperator(context.caller), deadLetters(context, after, first)
  ),
  mySessions: (_parent, _args, context) => listSessions(context, requireUser(context.caller)),
};
