import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { register, rest, studentPayload } from '../support/as-user.ts';
import { runCommand } from '../../tools/run-command.ts';

let constellation: TestConstellation;
let folder = '';

beforeAll(async () => {
  constellation = await startTestConstellation();
  folder = await mkdtemp(join(tmpdir(), 'ops-'));
});
afterAll(async () => {
  await constellation[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const ops = (...args: string[]) =>
  runCommand(process.execPath, ['stack/src/ops/main.ts', ...args], {
    env: { GATEWAY_URL: constellation.gateway, OPS_KEY: 'local:operators', NATS_URL: constellation.servers.nats },
  });

const countsIn = (output: string) => JSON.parse(/\{[^}]*"read"[^}]*\}/.exec(output)?.[0] ?? '{}');

test('import reads a CSV with a mapping, says what it ignored, writes rejected rows next to it, and adds nothing twice', async () => {
  const file = join(folder, 'ads.csv');
  const rows = [
    'job,who,words,where,colour',
    'Kitchen hand,Blue Plate,"Wash, prepare and keep the kitchen in order, 15 hours a week.",Newtown NSW,red',
    'Broken,Blue Plate,short,Newtown NSW,red',
    'Library assistant,Marrick Council,"Shelve books and help readers, two afternoons a week.",Marrickville NSW,blue',
  ];
  await writeFile(file, rows.join('\n'));
  const command = [
    'import',
    file,
    '--map',
    'title=job,company_name=who,description=words,location=where',
    '--source',
    'test',
  ];
  const first = await ops(...command);
  expect(countsIn(first.output)).toEqual({ read: 3, new: 2, updated: 0, duplicate: 0, rejected: 1 });
  expect(first.output).toContain('colour');
  const rejected = JSON.parse((await readFile(`${file}.rejected.ndjson`, 'utf8')).trim());
  expect(rejected).toMatchObject({
    line: 3,
    reason: expect.stringContaining('Description must be at least 20 characters.'),
  });
  expect(countsIn((await ops(...command)).output)).toEqual({ read: 3, new: 0, updated: 0, duplicate: 2, rejected: 1 });
});

test.each([
  ['a file that is not there', ['import', 'nowhere.csv'], 'there is no such file'],
  ['a column that is none', ['import', 'package.json', '--format', 'csv', '--map', 'colour=x'], 'colour'],
  ['a picture with another name', ['import', 'web/public/favicon.svg', '--format', 'ndjson'], 'JSON'],
  ['a day that is none', ['match', '--date', '2026-02-30'], 'day: Must be a day like 2026-11-21'],
  ['a student that is none', ['match', '--student', '999'], 'student_id: There is no such student'],
  ['a word it does not know', ['dance'], 'Usage: npm run ops'],
  ['an option it does not know', ['match', '--loud'], '--loud'],
  [
    'a weak password',
    ['create-operator', '--email', 'op@example.org', '--password', 'short'],
    'password: Password must be at least 8 characters long',
  ],
])('%s ends with a sentence and a code', async (_name, args, sentence) => {
  const { code, output } = await ops(...args);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

test('an operator that was made may sign in', async () => {
  expect((await ops('create-operator', '--email', 'op@example.org', '--password', 'long enough')).code).toBe(0);
  const { body } = await rest(constellation.gateway).post('/auth/login', {
    email: 'op@example.org',
    password: 'long enough',
  });
  expect(body).toMatchObject({ user: { role: 'operator' } });
});

test('rebuild announces everything again; events replay and match say what they did', async () => {
  expect((await ops('rebuild')).output).toContain('/reannounce/jobs {"announced":2}');
  expect((await ops('events', 'replay')).output).toContain('0 dead letters put back.');
  expect((await ops('match')).output).toContain('"students": 0');
});

test('a user is exported and deleted by name, but not by accident', async () => {
  const { user, api } = await register(constellation.gateway, studentPayload('leaving@example.org'));
  const file = join(folder, 'leaving.json');
  await ops('export-user', 'leaving@example.org', '--out', file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ id: user.id, email: 'leaving@example.org' });
  expect((await ops('delete-user', String(user.id))).output).toContain('Add --yes');
  expect((await api.get('/auth/me')).status).toBe(200);
  expect((await ops('delete-user', String(user.id), '--yes')).output).toContain('is deleted');
  expect((await ops('export-user', String(user.id))).output).toContain('User not found');
});
