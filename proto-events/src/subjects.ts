import { createHash } from 'node:crypto';
import type { EventType } from './catalog.ts';

/** Where the person's id is in the data of events with personal data. */
const personIn: Partial<Record<EventType, readonly string[]>> = {
  'identity.user.v1.registered': ['user', 'id'],
  'identity.user.v1.email_verified': ['user', 'id'],
  'identity.user.v1.suspended': ['user', 'id'],
  'identity.user.v1.reinstated': ['user', 'id'],
  'identity.profile.v1.updated': ['user', 'id'],
  'identity.resume.v1.uploaded': ['user', 'id'],
  'identity.resume.v1.removed': ['user', 'id'],
  'jobs.job.v1.submitted': ['job', 'employerId'],
  'jobs.job.v1.published': ['job', 'employerId'],
  'jobs.job.v1.updated': ['job', 'employerId'],
  'jobs.search.v1.found': ['studentId'],
  'jobs.search.v1.changed': ['studentId'],
  'ai.profile.v1.assessed': ['userId'],
  'visa.verification.v1.submitted': ['studentId'],
  'visa.verification.v1.decided': ['studentId'],
};

const words = 4;

/** The event type of a subject on the bus, or of a dead letter's subject. */
export const typeOf = (subject: string): string =>
  subject
    .replace(/^dead\./, '')
    .split('.')
    .slice(0, words)
    .join('.');

/**
 * The subject of an event: its type, the service that publishes it, and whom it is about: a person's id, a hash of the
 * address for requests for email, or 0. The server allows a service only subjects with its own name, and a deletion
 * removes messages by the last word.
 */
export const subjectOf = (type: string, data: unknown, service: string): string =>
  `${type}.${service}.${aboutOf(type, data)}`;

const mail = 'mail.message.v1.requested' satisfies EventType;
const pathsOf = new Map<string, readonly string[]>([...Object.entries(personIn), [mail, ['to']]]);

const aboutOf = (type: string, data: unknown): string => {
  const found = (pathsOf.get(type) ?? []).reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(name) : undefined),
    data,
  );
  if (typeof found === 'string') return addressWord(createHash('sha256').update(found.toLowerCase()).digest('hex'));
  return typeof found === 'number' ? String(found) : '0';
};

/** From the SHA-256 of an address, in hex. */
const addressWord = (sha256: string) => sha256.slice(0, 16);

/** The last words of subjects about a person: the id, and one from the SHA-256 of the address if it is known. */
export const personalWords = (personId: number, emailSha256: string): readonly string[] => [
  String(personId),
  ...(emailSha256 ? [addressWord(emailSha256)] : []),
];

/** Filters for everything that streams contain about a person. */
export const personalSubjects = (personId: number, emailSha256: string): readonly (readonly [string, string])[] =>
  personalWords(personId, emailSha256).flatMap((word) => [
    [word === String(personId) ? 'EVENTS' : 'MAIL', `*.*.*.*.*.${word}`] as const,
    ['DEAD', `dead.*.*.*.*.*.${word}`] as const,
  ]);

/** All subjects of an event type; given a service, those that it may publish. */
export const subjectsOf = (type: string, service = '*'): string => `${type}.${service}.*`;

/** The name of a service's durable consumer of an event type. */
export const consumerOf = (service: string, type: string): string => `${service}-${type.replaceAll('.', '_')}`;
