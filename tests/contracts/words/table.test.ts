import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@waratah/stack/settings';
import { z } from 'zod';
import { behaviours, constants, pairs } from './table.ts';

const read = (path: string) => readFile(join(root, path), 'utf8');

/** A test title is a string in its file, with either kind of quotes. */
const titled = (title: string) => [`'${title}'`, `"${title}"`];

/** The source of one browser test, from its title to the next test. */
const sourceOf = async (spec: string, title: string) => {
  const source = await read(spec);
  const at = titled(title).flatMap((quoted) => (source.includes(quoted) ? [source.indexOf(quoted)] : []))[0];
  if (at === undefined) return undefined;
  const next = /\n\s*test\(/.exec(source.slice(at));
  return source.slice(at, next ? at + next.index : undefined);
};

/** As written in a source, where an apostrophe may be escaped. */
const plain = (source: string) => source.replaceAll(String.raw`\'`, "'");

/** A text between quotes, tags or inserted values. */
const standsAsAWhole = (text: string, file: string) =>
  ["'", '"', '`', '>'].some((before) =>
    ["'", '"', '`', '<', '${'].some((after) => file.includes(`${before}${text}${after}`)),
  );

test.each(pairs)('“$text” is in its place, and “$test” asserts it in a browser', async (pair) => {
  const file = plain(await read(pair.place));
  expect(pair.part ? file.includes(pair.source) : standsAsAWhole(pair.source, file)).toBe(true);
  expect(plain((await sourceOf(pair.spec, pair.test)) ?? 'no such test')).toContain(pair.text);
});

test.each(constants)('$what: $value is in its place, and its browser test exists', async (constant) => {
  const numbers = [...(await read(constant.place)).matchAll(/\b\d[\d_]*\b/g)].map(([digits]) =>
    digits.replaceAll('_', ''),
  );
  expect(numbers).toContain(String(constant.value));
  expect(await sourceOf(constant.spec, constant.test)).toBeDefined();
});

test.each(behaviours)('%s: its browser test exists', async (_what, spec, title) => {
  expect(await sourceOf(`tests/e2e/${spec}.spec.ts`, title)).toBeDefined();
});

const RouteTable = z.object({ routes: z.array(z.object({ path: z.string() })) });

test('every route of the client is in the table', async () => {
  // Imported by path, because the client's types are not available to the server's.
  const { routes } = RouteTable.parse(await import(join(root, 'web/src/routes/table.ts')));
  const paths = routes.map(({ path }) => path.replace(':id', '{id}'));
  const named = new Set(behaviours.map(([what]) => what.replace('route ', '')));
  expect(paths.length).toBeGreaterThan(18);
  // The confirmation page has our own words (design section 9), and so has the check of any ad (decision 0082).
  const ours = ['/verify-email', '/check'];
  expect(paths.filter((path) => !ours.includes(path) && !named.has(path))).toEqual([]);
});
