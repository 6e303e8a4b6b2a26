import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employer, guest, type Harness, key, operator, startJobsHarness, until } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness();
}, 120_000);
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const Report = z.union([
  z.object({ rejected: z.object({ line: z.number(), reason: z.string(), row: z.unknown() }) }),
  z.object({ counts: z.record(z.string(), z.number()) }),
  z.object({ progress: z.record(z.string(), z.number()) }),
  z.object({ ignoredColumns: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);

type Body = string | AsyncIterable<Uint8Array>;

const send = async (body: Body, query: string, caller = key) =>
  fetch(`${jobs.url}/import?${query}`, {
    method: 'POST',
    headers: { authorization: await jobs.token(caller) },
    body: typeof body === 'string' ? body : Readable.toWeb(Readable.from(body)),
    duplex: 'half',
  });

const importFile = async (body: Body, query: string) => {
  const lines = (await (await send(body, query)).text()).trim().split('\n');
  return lines.map((line) => Report.parse(JSON.parse(line)));
};

const counts = (read: number, ...[fresh, updated, duplicate, rejected]: readonly [number, number, number, number]) => ({
  counts: { read, new: fresh, updated, duplicate, rejected },
});

const read = async (id: number, caller = key) =>
  jobs.ask(caller, 'query ($id: Int!) { job(id: $id) { title isDuplicate description sourceUrl expiresAt } }', { id });

const soon = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();

const table = [
  'job_title,job_description,url,closes,mood',
  `"Trolley collector","<p>Bring the trolleys home,<script>x()</script>\nrain or shine.</p>",https://board.test/jobs/1?utm_source=a,${soon},merry`,
  `"Unclosed,"oops"`,
  `Lifeguard,Keep the pool safe for everybody who swims.,https://board.test/jobs/2,${soon},calm`,
  `,Nobody knows what this is about at all.,https://board.test/jobs/3,${soon},grim`,
  `Ferry deckhand,Tie the ropes and mind the gap for passengers.,https://board.test/jobs/4,never,wet`,
].join('\n');
const tableQuery = `name=ads.csv&map=${encodeURIComponent('expires_at=closes')}`;

test('a table is imported row by row, and every rejected row is told with its line and reason', async () => {
  const reports = await importFile(table, tableQuery);
  expect(reports.at(-1)).toEqual(counts(5, 2, 0, 0, 3));
  expect(reports).toContainEqual({ ignoredColumns: ['mood'] });
  const rejected = reports.flatMap((report) => ('rejected' in report ? [report.rejected] : []));
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'a quote is not closed or not doubled'],
    [6, 'title: is missing'],
    [7, 'expires_at: "never" is not a date'],
  ]);
  await until('published', () => jobs.heard('jobs.job.v1.published').length === 2);
});

test('importing the same file again adds nothing, and a changed row is an update', async () => {
  expect((await importFile(table, tableQuery)).at(-1)).toEqual(counts(5, 0, 0, 2, 3));
  const changed = table.replace('rain or shine', 'in sun and rain').replace('utm_source=a', 'utm_source=b');
  expect((await importFile(changed, tableQuery)).at(-1)).toEqual(counts(5, 0, 1, 1, 3));
  await until('updated', () => jobs.heard('jobs.job.v1.updated').length === 1);
  expect((await importFile(changed, tableQuery)).at(-1)).toEqual(counts(5, 0, 0, 2, 3));
});

const words = `Our nursery grows native plants for gardens all over the valley. You pot seedlings, water the shade houses,
  pull weeds, load the ute and help visitors to choose what will thrive in their soil. We start at seven, have a long
  breakfast at nine and are done by three. You need good boots, a sense of humour and no fear of spiders. We teach you
  everything about wattles, banksias and grevilleas, and you take home whatever we cannot sell.`;
const nursery = (id: number, title: string, more: object = {}) =>
  JSON.stringify({ title, description: words, company: { name: 'Valley Natives' }, source_id: `n${id}`, ...more });

const idsOf = (type: Parameters<Harness['heard']>[0], title: string) =>
  jobs.heard(type).flatMap(({ data }) => {
    const { job } = z.object({ job: z.object({ id: z.number(), title: z.string() }) }).parse(data);
    return job.title === title ? [job.id] : [];
  });

test('a near-copy is kept and never shown, and takes the place of its original when that one ends', async () => {
  const file = [
    nursery(1, 'Nursery hand', { expires_at: new Date(Date.now() + 3_600_000).toISOString() }),
    nursery(2, 'Nursery hand - join our team', { expires_at: soon }),
    nursery(3, 'Nursery hand', { expires_at: soon, city: 'Broome', state: 'WA' }),
  ].join('\n');
  const elsewhere = nursery(4, 'Nursery hand', { city: 'Hobart', state: 'TAS' });
  expect((await importFile(file, 'name=a.ndjson&source=valley')).at(-1)).toEqual(counts(3, 1, 0, 2, 0));
  const [original = 0] = await until('published', () => {
    const ids = idsOf('jobs.job.v1.published', 'Nursery hand');
    return ids.length > 0 && ids;
  });
  expect((await read(original + 1)).data.job).toMatchObject({ isDuplicate: true });
  expect((await read(original + 1, guest)).errors[0]).toMatchObject({ code: 'NOT_FOUND' });

  jobs.clock.offsetMs = 2 * 3_600_000;
  await importFile(elsewhere, 'name=b.ndjson&source=valley');
  await jobs.expire();
  const [heir] = await until('heir', () => {
    const ids = idsOf('jobs.job.v1.published', 'Nursery hand - join our team');
    return ids.length > 0 && ids;
  });
  expect(heir).toBe(original + 1);
  expect((await read(original + 2)).data.job).toMatchObject({ isDuplicate: true });
  jobs.clock.offsetMs = 0;
});

test('ads whose end has passed are stored and not shown; as new they are', async () => {
  const old = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Lighthouse keeper',
    description: '&lt;p&gt;Keep the &lt;b&gt;light&lt;/b&gt; burning all through the night.&lt;/p&gt;',
    datePosted: '2019-05-01',
    validThrough: '2019-06-01',
    url: 'https://board.test/light',
  });
  expect((await importFile(old, 'name=old.json')).at(-1)).toEqual(counts(1, 1, 0, 0, 0));
  await jobs.settled();
  expect(idsOf('jobs.job.v1.published', 'Lighthouse keeper')).toEqual([]);
  expect((await importFile(old, 'name=old.json&refresh=true')).at(-1)).toEqual(counts(1, 0, 1, 0, 0));
  const [id = 0] = await until('published', () => {
    const ids = idsOf('jobs.job.v1.published', 'Lighthouse keeper');
    return ids.length > 0 && ids;
  });
  expect((await importFile(old, 'name=old.json&refresh=true')).at(-1)).toEqual(counts(1, 0, 0, 1, 0));
  expect((await read(id, guest)).data.job).toMatchObject({
    description: '<p>Keep the <strong>light</strong> burning all through the night.</p>',
    sourceUrl: 'https://board.test/light',
  });
});

test('a file that cannot be read ends with one sentence, and what was whole before it stays', async () => {
  const errorOf = async (body: string, query: string) => {
    const last = (await importFile(body, query)).at(-1);
    return last && 'error' in last ? last.error : last;
  };
  expect(await errorOf('\u0000\u0001', 'name=ads.csv')).toMatch('"ads.csv" is not what it should be');
  expect(await errorOf('name,text\na,b\n', 'name=ads.csv')).toBe(
    'The columns do not fit: there is no column for title. The header is: "name", "text"',
  );
  expect(await errorOf('title,text\na,b\n', 'name=ads.csv&map=description=words')).toMatch('no column "words"');
  const cut = `[{"title":"Ice cream seller","description":"Ring the bell along the beach all summer."},{"title":`;
  expect(await errorOf(cut, 'name=ads.json')).toMatch('ends in the middle');
  expect((await importFile(cut, 'name=ads.json')).at(-2)).toMatchObject({
    progress: { read: 1, new: 0, duplicate: 1 },
  });
});

test('a refused file of any length leaves the connection fit for the next one', async () => {
  for (let round = 0; round < 3; round++) {
    const long = (async function* () {
      for (let index = 0; index < 200; index++) yield Buffer.alloc(20_000, '{"title":"a"}\n');
    })();
    expect((await importFile(long, 'name=ads.csv')).at(-1)).toHaveProperty('error');
  }
  expect((await importFile(table, tableQuery)).at(-1)).toHaveProperty('counts');
});

test('only operators and the key may import, and a wrong setting is named', async () => {
  const answer = async (query: string, caller = key) => {
    const response = await send(table, query, caller);
    return { status: response.status, body: await response.json() };
  };
  expect(await answer('', guest)).toEqual({ status: 401, body: { detail: 'Please sign in' } });
  expect((await answer('', employer(5))).status).toBe(403);
  expect((await answer('map=titel=x', operator)).body).toMatchObject({ detail: [{ loc: ['body', 'map'] }] });
  expect(await answer('format=xls')).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'format'] }] } });
});

test('a long file flows through: thousands of rejected rows are told while it is still being sent', async () => {
  const row = Buffer.from(`,${'nothing to see here '.repeat(40)}\n`);
  const rows = 20_000;
  let told = 0;
  let toldBeforeEnd = 0;
  const body = (async function* () {
    yield Buffer.from('title,description\n');
    for (let index = 0; index < rows; index++) yield row;
    toldBeforeEnd = told;
  })();
  const response = await send(body, 'name=long.csv');
  let text = '';
  for await (const chunk of response.body ?? []) {
    const lines = (text + Buffer.from(chunk).toString()).split('\n');
    text = lines.pop() ?? '';
    told += lines.length;
    if (lines.some((line) => line.startsWith('{"counts"')))
      expect(JSON.parse(lines.at(-1) ?? '')).toEqual(counts(rows, 0, 0, 0, rows));
  }
  expect(told).toBeGreaterThan(rows);
  expect(toldBeforeEnd).toBeGreaterThan(100);
});
