import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromJson, toJson } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { catalog, type EventType, isEventType } from '@waratah/events/catalog';
import { subjectOf } from '@waratah/events/subjects';
import { streamOf } from '@waratah/kit/events/bus';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';

const types = Object.keys(catalog).filter(isEventType);

const fixtureOf = async (typeName: string) => {
  const [owner = '', version = '', message = ''] = typeName.split('.');
  const text = await readFile(join(root, 'proto-events/fixtures', owner, version, `${message}.json`), 'utf8');
  return JSON.parse(text);
};

test.each(types)('%s decodes its golden fixture completely', async (type) => {
  const schema: (typeof catalog)[typeof type] = catalog[type];
  const fixture = await fixtureOf(schema.typeName);
  expect(toJson(schema, fromJson(schema, fixture))).toEqual(fixture);
});

test.each(types)("%s is named owner.thing.version.past-tense, in its owner's package", (type) => {
  expect(type).toMatch(/^[a-z]+\.[a-z]+\.v\d+\.[a-z_]+$/);
  expect(catalog[type].typeName.split('.')[0]).toBe(type.split('.')[0]);
});

test('requests for mail have a stream of their own, which expires messages', () => {
  expect(streamOf('mail.message.v1.requested')).toBe('MAIL');
  expect(streamOf('audit.action.v1.recorded')).toBe('AUDIT');
  expect(streamOf('mailer.message.v1.sent')).toBe('EVENTS');
});

/** They contain only a person's id; the deletion event itself must still be readable afterwards. */
const idsOnly: ReadonlySet<EventType> = new Set([
  'identity.user.v1.deleted',
  'applications.application.v1.submitted',
  'applications.application.v1.status_changed',
  'applications.application.v1.withdrawn',
  'matching.digest.v1.prepared',
  'matching.digest.v1.sent',
  'matching.feedback.v1.given',
]);

const Personal = z.object({
  user: z.object({ id: z.number() }).optional(),
  studentId: z.number().optional(),
  userId: z.number().optional(),
  job: z.object({ employerId: z.number().optional() }).optional(),
  employerId: z.number().optional(),
});

test.each(types.filter((type) => !idsOnly.has(type)))('a deletion finds %s by its person', async (type) => {
  const { typeName } = catalog[type];
  const fixture: unknown = await fixtureOf(typeName);
  const { user, studentId, userId, job, employerId } = Personal.parse(fixture);
  const person = user?.id ?? studentId ?? userId ?? job?.employerId ?? employerId;
  const about = subjectOf(type, fixture, 'owner').split('.').at(-1);
  expect(about).toBe(person === undefined ? about : String(person));
});
