import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromJson, toJson } from '@bufbuild/protobuf';
import { expect, test } from '@jest/globals';
import { catalog, isEventType } from '@waratah/events/catalog';
import { streamOf } from '@waratah/kit/events/bus';
import { root } from '@waratah/stack/settings';

const types = Object.keys(catalog).filter(isEventType);

const fixtureOf = async (typeName: string) => {
  const [owner = '', version = '', message = ''] = typeName.split('.');
  const text = await readFile(join(root, 'proto-events/fixtures', owner, version, `${message}.json`), 'utf8');
  return JSON.parse(text);
};

test.each(types)('%s decodes its golden fixture and loses nothing of it', async (type) => {
  const schema: (typeof catalog)[typeof type] = catalog[type];
  const fixture = await fixtureOf(schema.typeName);
  expect(toJson(schema, fromJson(schema, fixture))).toEqual(fixture);
});

test.each(types)('%s is named owner.thing.version.past-tense, after the package that owns it', (type) => {
  expect(type).toMatch(/^[a-z]+\.[a-z]+\.v\d+\.[a-z_]+$/);
  expect(catalog[type].typeName.split('.')[0]).toBe(type.split('.')[0]);
});

test('wishes for mail have a stream of their own, which forgets', () => {
  expect(streamOf('mail.message.v1.requested')).toBe('MAIL');
  expect(streamOf('audit.action.v1.recorded')).toBe('AUDIT');
  expect(streamOf('mailer.message.v1.sent')).toBe('EVENTS');
});
