import { createHash } from 'node:crypto';
import { isEventType, personIn } from './catalog.ts';

const words = 4;

/** The event type of a subject on the bus. */
export const typeOf = (subject: string): string => subject.split('.').slice(0, words).join('.');

/** The subject of an event that a consumer gave up: the server allows a consumer only those with its own name. */
export const deadSubjectOf = (consumer: string, subject: string): string => `dead.${consumer}.${subject}`;

/** The consumer that gave up, and the subject of the event. */
export const deadIn = (subject: string): Readonly<{ consumer: string; subject: string }> => {
  const [, consumer = '', ...of] = subject.split('.');
  return { consumer, subject: of.join('.') };
};

/**
 * The subject of an event: its type, the service that publishes it, and whom it is about: a person's id, a hash of the
 * address for requests for email, or 0. The server allows a service only subjects with its own name, and a deletion
 * removes messages by the last word.
 */
export const subjectOf = (type: string, data: unknown, service: string): string =>
  `${type}.${service}.${aboutOf(type, data)}`;

const aboutOf = (type: string, data: unknown): string => {
  const path = isEventType(type) ? personIn[type] : 'nobody';
  if (path === 'nobody') return '0';
  const found = path.reduce<unknown>(
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
    ['DEAD', `dead.*.*.*.*.*.*.${word}`] as const,
  ]);

/** All subjects of an event type; given a service, those that it may publish. */
export const subjectsOf = (type: string, service = '*'): string => `${type}.${service}.*`;

/** The name of a service's durable consumer of an event type. */
export const consumerOf = (service: string, type: string): string => `${service}-${type.replaceAll('.', '_')}`;
