import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { register, rest, studentPayload } from '../support/as-user.ts';
import { testInAll } from '../support/in-all.ts';
import { isLanding, scaled } from '../support/scale.ts';
import { runCommand } from '../../tools/run-command.ts';

let portal: OwnPortal;
let folder = '';

beforeAll(async () => {
  portal = await startPortal();
  folder = await mkdtemp(join(tmpdir(), 'ops-'));
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const ops = (...args: string[]) =>
  runCommand(process.execPath, ['stack/src/ops/main.ts', ...args], {
    env: { GATEWAY_URL: portal.gateway, OPS_KEY: 'local:operators', NATS_URL: portal.nats },
  });

const countsIn = (output: string) => JSON.parse(/\{[^}]*"read"[^}]*\}/.exec(output)?.[0] ?? '{}');

test('import reads a CSV with a mapping, reports ignored columns, writes rejected rows to a file beside it, and imports nothing twice', async () => {
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

testInAll('a feed is added, run, listed and removed; an ad missing from its file is closed', async () => {
  const file = join(folder, 'board.csv');
  const row = (id: number, words: string) => `Stable hand ${id},${words},https://stable.test/jobs/${id}`;
  const rows = [
    row(1, 'Feed the horses in the morning and sweep the yard.'),
    row(2, 'Clean saddles and bridles; keep the tack room in order.'),
    row(3, 'Lead beginners around the paddock on Saturdays.'),
  ];
  const write = (some: readonly string[]) => writeFile(file, ['title,description,url', ...some].join('\n'));
  expect((await ops('feeds', 'add', 'stables')).output).toContain('Feed stables added.');
  expect((await ops('feeds', 'add', 'Stables!')).output).toContain('Must be 1 to 40 lower-case letters');
  await write(rows);
  expect(countsIn((await ops('feeds', 'run', 'stables', file)).output)).toMatchObject({ read: 3, new: 3 });
  await write(rows.slice(0, 2));
  const second = await ops('feeds', 'run', 'stables', file);
  expect(countsIn(second.output)).toMatchObject({ read: 2, new: 0, updated: 0, duplicate: 2 });
  expect(second.output).toContain('1 ad closed that is not in the feed any more');
  expect((await ops('feeds', 'list')).output).toContain('stables: from a file, 2 ads');
  expect((await ops('feeds', 'run', 'stables')).output).toContain('This feed has no address.');
  expect((await ops('feeds', 'remove', 'stables')).output).toContain('Feed stables removed.');
  expect((await ops('feeds', 'list')).output).toContain('There are no feeds.');
  await expect(readFile(`${file}.rejected.ndjson`, 'utf8')).rejects.toThrow();
});

/** What this file has imported: the feed's ads too, where its test runs. */
const imported = isLanding ? 2 : 5;

const wrong: readonly (readonly [what: string, args: readonly string[], sentence: string])[] = [
  ['a file that is not there', ['import', 'nowhere.csv'], 'there is no such file'],
  ['a column that is none', ['import', 'package.json', '--format', 'csv', '--map', 'colour=x'], 'colour'],
  ['a picture with another name', ['import', 'web/public/favicon.svg', '--format', 'ndjson'], 'JSON'],
  ['a day that is none', ['match', '--date', '2026-02-30'], 'day: Must be a day like 2026-11-21'],
  ['a student that is none', ['match', '--student', '999'], 'student_id: There is no such student'],
  ['a word too many', ['delete-user', '1', '2', '--yes'], '"2" is one word too many: npm run ops -- delete-user'],
  ['a word where none belongs', ['rebuild', 'jobs'], '"jobs" is one word too many: npm run ops -- rebuild'],
  ['an address that is none', ['suppressions', 'lift', 'mei.example.org'], 'address: Must be an email address'],
  ['an address and a filter', ['suppressions', 'lift', 'mei@example.org', '--since', '2026-11-21'], 'not both'],
  ['a file and an import to follow', ['import', 'ads.csv', '--follow', '1'], 'not both'],
  ['a word it does not know', ['dance'], 'There is no command "dance"'],
  ['a word that every object has', ['constructor'], 'There is no command "constructor"'],
  ['a letter that is a folder', ['letter', '--subject', 'Hello', '--file', 'tests'], 'tests cannot be read'],
  ['an option it does not know', ['match', '--loud'], '--loud'],
  [
    'a weak password',
    ['create-operator', '--email', 'op@example.org', '--password', 'short'],
    'password: Password must be at least 8 characters long',
  ],
];

test.each(scaled({ landing: wrong.slice(3, 14), share: wrong }))(
  '%s prints one sentence and sets an exit code',
  async (_name, args, sentence) => {
    const { code, output } = await ops(...args);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  },
);

const wrongSettings: readonly (readonly [setting: Record<string, string>, sentence: string])[] = [
  [{ OPS_KEY: 'of another portal' }, 'OPS_KEY: the portal does not accept this key'],
  [{ OPS_KEY: 'clé ☃' }, 'OPS_KEY: a key has only characters of ASCII'],
  [{ GATEWAY_URL: 'ftp://jobs.example.org' }, 'GATEWAY_URL: ftp://jobs.example.org is not an address like'],
];

test.each(wrongSettings)('%j is named as the setting that is wrong', async (setting, sentence) => {
  const env = { GATEWAY_URL: portal.gateway, OPS_KEY: 'local:operators', ...setting };
  for (const args of [['match'], ['import', 'package.json']])
    expect(await runCommand(process.execPath, ['stack/src/ops/main.ts', ...args], { env })).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    });
});

test('a new operator can sign in', async () => {
  expect((await ops('create-operator', '--email', 'op@example.org', '--password', 'long enough')).code).toBe(0);
  const { body } = await rest(portal.gateway).post('/auth/login', {
    email: 'op@example.org',
    password: 'long enough',
  });
  expect(body).toMatchObject({ user: { role: 'operator' } });
});

test('rebuild announces everything again; events replay and match report what they did', async () => {
  expect((await ops('rebuild')).output).toContain(`/reannounce/jobs {"announced":${imported}}`);
  expect((await ops('events', 'replay')).output).toContain('0 dead letters put back.');
  expect((await ops('match')).output).toContain('"students": 0');
});

test('a user is exported and deleted by email address, with a confirmation', async () => {
  const { user, api } = await register(portal.gateway, studentPayload('leaving@example.org'));
  const file = join(folder, 'leaving.json');
  await ops('export-user', 'leaving@example.org', '--out', file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ id: user.id, email: 'leaving@example.org' });
  expect((await ops('delete-user', String(user.id))).output).toContain('Add --yes');
  expect((await api.get('/auth/me')).status).toBe(200);
  expect((await ops('delete-user', String(user.id), '--yes')).output).toContain('is deleted');
  expect((await ops('export-user', String(user.id))).output).toContain('User not found');
});
