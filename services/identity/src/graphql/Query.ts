import { asKey, asOperator, asUser } from '@waratah/kit/security/guards';
import type { QueryResolvers } from '../__generated__/resolvers.ts';
import { auditTrail } from '../actions/audit-trail.ts';
import { currentUser } from '../actions/current-user.ts';
import { deadLetters } from '../actions/dead-letters.ts';
import { accountToExport } from '../actions/export-account.ts';
import { resumeLink } from '../actions/file-link.ts';
import { findPeople, readPerson } from '../actions/find-people.ts';
import { currentSession, listSessions } from '../actions/list-sessions.ts';

export const Query: QueryResolvers = {
  me: asUser('any', currentUser),
  currentSession: asUser('any', currentSession),
  resume: asUser('student', resumeLink),
  accountExport: (_parent, account, context) => accountToExport(context, context.caller, account),
  people: asOperator((context, { find, after, first }) => findPeople(context, find, after, first)),
  person: asOperator((context, { userId }) => readPerson(context, userId)),
  auditTrail: asOperator((context, { operatorId, userId, jobId, after, first }) => {
    const filter = { operator: operatorId ?? undefined, person: userId ?? undefined, job: jobId ?? undefined };
    return auditTrail(context, { ...filter, after: after ?? undefined, first });
  }),
  deadLetters: asOperator((context, { after, first }) => deadLetters(context, after, first)),
  mySessions: asUser('any', listSessions),
  reannouncedUsers: asKey(({ reannounceUsers }) => reannounceUsers.progress()),
};
