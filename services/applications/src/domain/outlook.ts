import { conflict, Failure, notFound } from '@waratah/kit/errors';
import { isOpen, type Job } from './job.ts';
import { messages } from './messages.ts';
import { missingOf, type NeededField, neededFields, type Person } from './person.ts';

/**
 * Whether a student can apply for an ad, or why not. "I'm interested" in a closed ad waits until it opens again, if
 * applications are made here.
 */
export type Outlook =
  | Readonly<{ kind: 'open' }>
  | Readonly<{ kind: 'applied' }>
  | Readonly<{ kind: 'profile'; missing: readonly NeededField[] }>
  | Readonly<{ kind: 'source'; url: string }>
  | Readonly<{ kind: 'closed'; interestWaits: boolean }>
  | Readonly<{ kind: 'unknown' }>;

/** `at` is when the student wants to apply. */
type Facts = Readonly<{ person: Person | undefined; job: Job | undefined; hasApplied: boolean; at: Date }>;

/** An ad that was never shown, or was deleted, looks like one that does not exist. */
export const outlookOf = ({ person, job, hasApplied, at }: Facts): Outlook => {
  if (hasApplied) return { kind: 'applied' };
  if (!job?.shownOnce || job.closedReason === 'deleted') return { kind: 'unknown' };
  if (!isOpen(job, at)) return { kind: 'closed', interestWaits: !job.imported };
  if (job.imported) return { kind: 'source', url: job.sourceUrl ?? '' };
  const missing = missingOf(person);
  return missing.length > 0 ? { kind: 'profile', missing } : { kind: 'open' };
};

/** Everything that an interest waits for. */
export type Obstacles = Readonly<{ isClosed: boolean; missing: readonly NeededField[] }>;

/** All of what an interest waits for, where the outlook names the first; undefined where it does not wait. */
export const obstaclesOf = (outlook: Outlook, person: Person | undefined): Obstacles | undefined => {
  const isClosed = outlook.kind === 'closed';
  const waits = isClosed ? outlook.interestWaits : outlook.kind === 'profile';
  return waits ? { isClosed, missing: missingOf(person) } : undefined;
};

/** Why a student cannot apply; undefined if they can. */
export const refusalOf = (outlook: Outlook): Failure | undefined => {
  switch (outlook.kind) {
    case 'open':
      return undefined;
    case 'applied':
      return conflict(messages.applied);
    case 'closed':
      return conflict(messages.closed);
    case 'source':
      return conflict(messages.source(outlook.url));
    case 'unknown':
      return notFound('Job');
    case 'profile':
      return new Failure('INVALID', outlook.missing.map(problemOf));
  }
};

const problemOf = (name: NeededField) => ({
  loc: ['body', name],
  msg: messages.missing(neededFields[name].words),
  type: 'missing',
});
