import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImportRun } from '@waratah/jobs/domain/imported/run';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { authorizationOf, employer, guest, key } from '../support/as-caller.ts';
import { scaled } from '../support/scale.ts';
import { type Harness, operator, startJobsHarness, until } from './jobs-harness.ts';

let jobs: Harness;
beforeAll(async () => {
  jobs = await startJobsHarness();
});
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const Report = z.union([
  z.object({ run: z.number() }),
  z.object({ reasons: z.array(z.object({ reason: z.string(), count: z.number() })) }),
  z.object({ closed: z.number(), keptBecause: z.string().optional() }),
  z.object({ rejected: z.object({ line: z.number(), reason: z.string(), row: z.unknown() }) }),
  z.object({ counts: z.record(z.string(), z.number()) }),
  z.object({ progress: z.record(z.string(), z.number()) }),
  z.object({ ignoredColumns: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);

/** A server that answers every request with a text. */
const serve = async (text: () => string | Promise<string>) => {
  const server = createServer(async (_request, response) => void response.end(await text()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

type Body = string | AsyncIterable<Uint8Array>;

const send = async (body: Body, query: string, caller = key) =>
  fetch(`${jobs.url}/import?${query}`, {
    method: 'POST',
    headers: { authorization: await authorizationOf(caller) },
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

test('a table is imported row by row, and every rejected row is reported with its line and reason', async () => {
  const reports = await importFile(table, tableQuery);
  expect(reports.at(-1)).toEqual(counts(5, 2, 0, 0, 3));
  expect(reports).toContainEqual({ ignoredColumns: ['mood'] });
  expect(reports).toContainEqual({
    reasons: [
      { reason: 'a quote is not closed or not doubled', count: 1 },
      { reason: 'title: is missing', count: 1 },
      { reason: 'expires_at: "…" is not a date', count: 1 },
    ],
  });
  const rejected = reports.flatMap((report) => ('rejected' in report ? [report.rejected] : []));
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'a quote is not closed or not doubled'],
    [6, 'title: is missing'],
    [7, 'expires_at: "never" is not a date'],
  ]);
  await until('published', () => jobs.heard('jobs.job.v1.published').length === 2);
});

test('a file without a name is recognised by its content', async () => {
  for (const query of ['', 'name=%20']) {
    const reports = await importFile('title,description\nBeekeeper,Look after the hives on the roof.', query);
    expect(reports.at(-1)).toMatchObject({ counts: { read: 1, rejected: 0 } });
  }
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

test('a near-copy is stored but hidden, and replaces its original when that one ends', async () => {
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
  const named = await jobs.ask(employer(700), '{ companyNamed(name: "Valley Natives") { name jobs { id } } }');
  expect(named.data['companyNamed']).toEqual({ name: 'Valley Natives', jobs: [{ id: original }] });

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

test('ads past their end are stored but hidden, unless they are imported as new', async () => {
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

test('a file that cannot be read ends with a clear error, and complete rows before it are kept', async () => {
  const errorOf = async (body: string, query: string) => {
    const last = (await importFile(body, query)).at(-1);
    return last && 'error' in last ? last.error : last;
  };
  expect(await errorOf('\u0000\u0001', 'name=ads.csv')).toMatch('"ads.csv" is not what it should be');
  expect(await errorOf('name,text\na,b\n', 'name=ads.csv')).toBe(
    'The columns do not fit: there is no column for title; name it with --map title=COLUMN. The header is: "name", "text"',
  );
  expect(await errorOf('title,text\na,b\n', 'name=ads.csv&map=description=words')).toMatch('no column "words"');
  const cut = `[{"title":"Ice cream seller","description":"Ring the bell along the beach all summer."},{"title":`;
  expect(await errorOf(cut, 'name=ads.json')).toMatch('ends in the middle');
  expect((await importFile(cut, 'name=ads.json')).at(-2)).toMatchObject({
    progress: { read: 1, new: 0, duplicate: 1 },
  });
});

test('after a refused file of any length the connection can be used again', async () => {
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

test('a long file is streamed, and its rejected rows are reported in order', async () => {
  const row = Buffer.from(`,${'nothing to see here '.repeat(40)}\n`);
  const rows = scaled({ landing: 2_000, share: 5_000 });
  const body = (async function* () {
    yield Buffer.from('title,description\n');
    for (let index = 0; index < rows; index++) yield row;
  })();
  const reports = await importFile(body, 'name=long.csv');
  expect(reports.at(-1)).toEqual(counts(rows, 0, 0, 0, rows));
  expect(reports).toContainEqual({ reasons: [{ reason: 'title: is missing', count: rows }] });
  const lines = reports.flatMap((report) => ('rejected' in report ? [report.rejected.line] : []));
  expect(lines).toEqual(Array.from({ length: rows }, (_, index) => index + 2));
});

/** Invented words, so that no two ads are near-copies. */
const wordOf = (number: number) =>
  (number * 7919).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

const post = (id: number, more: object = {}) =>
  JSON.stringify({
    title: `Shearer number ${id}`,
    description: Array.from({ length: 30 }, (_, at) => wordOf(id * 31 + at * (id + 7))).join(' '),
    source_id: String(id),
    ...more,
  });
const posts = (ids: readonly number[], more: object = {}) => ids.map((id) => post(id, more)).join('\n');
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('a feed that is read again with other scrape times changes nothing', async () => {
  const scraped = (day: number) => ({
    scraped_at: new Date(Date.now() + day * 24 * 3_600_000).toISOString(),
    posted_date: `${day}d ago`,
  });
  expect((await importFile(posts(range(0, 20), scraped(1)), 'name=a.ndjson&source=sheep')).at(-1)).toEqual(
    counts(20, 20, 0, 0, 0),
  );
  await until('published', () => idsOf('jobs.job.v1.published', 'Shearer number 19').length === 1);
  const before = jobs.heard('jobs.job.v1.updated').length;
  expect((await importFile(posts(range(0, 20), scraped(4)), 'name=a.ndjson&source=sheep')).at(-1)).toEqual(
    counts(20, 0, 0, 20, 0),
  );
  await jobs.settled();
  expect(jobs.heard('jobs.job.v1.updated').length).toBe(before);
});

const feed = async (text: string, more = '', name = 'shed') => {
  const reports = await importFile(text, `name=a.ndjson&feed=${name}${more}`);
  const told = reports.find((report) => 'closed' in report);
  return { counts: reports.at(-1), ...told };
};

test('an ad missing from its feed is closed, and reopened when it returns', async () => {
  const added = await jobs.ask(key, 'mutation { addFeed(input: { name: "shed" }) { name ads lastRun { id } } }');
  expect(added.data.addFeed).toEqual({ name: 'shed', ads: 0, lastRun: null });
  expect(await feed(posts(range(100, 110)))).toMatchObject({ closed: 0, counts: counts(10, 10, 0, 0, 0) });
  const [id = 0] = await until('published', () => {
    const ids = idsOf('jobs.job.v1.published', 'Shearer number 109');
    return ids.length > 0 && ids;
  });
  expect(await feed(posts(range(100, 109)))).toMatchObject({ closed: 1, counts: counts(9, 0, 0, 9, 0) });
  await until('closed', () =>
    jobs.heard('jobs.job.v1.closed').some(({ data }) => {
      const closed = z.object({ jobId: z.number(), reason: z.string() }).parse(data);
      return closed.jobId === id && closed.reason === 'withdrawn';
    }),
  );
  expect(await feed(posts(range(100, 110)))).toMatchObject({ closed: 0, counts: counts(10, 0, 1, 9, 0) });
  await until('published again', () => idsOf('jobs.job.v1.published', 'Shearer number 109').length === 2);
});

test('a feed that loses most of its ads closes none until an operator accepts it', async () => {
  expect(await feed(posts(range(100, 102)))).toMatchObject({
    closed: 0,
    keptBecause: expect.stringContaining("8 of the feed's 10 ads are not in it any more, which is more than half"),
  });
  expect(await feed(posts(range(100, 102)), '&accept_losses=true')).toMatchObject({ closed: 8 });
  const listed = await jobs.ask(key, '{ feeds { name ads lastRun { status closed counts { read } } } }');
  expect(listed.data.feeds).toEqual([
    { name: 'shed', ads: 2, lastRun: { status: 'done', closed: 8, counts: { read: 2 } } },
  ]);
});

test('a rejected row that tells its ad does not close it', async () => {
  await jobs.ask(key, 'mutation { addFeed(input: { name: "yard" }) { name } }');
  await feed(posts(range(400, 410)), '', 'yard');
  const undated = posts(range(400, 404), { posted_date: 'in the wet season' });
  const reported = await feed(`${undated}\n${posts(range(404, 410))}`, '', 'yard');
  expect(reported).toEqual({ closed: 0, counts: counts(10, 0, 0, 6, 4) });
});

test('ads that may be in unreadable rows or behind the end of a file that is cut off are not closed', async () => {
  await jobs.ask(key, 'mutation { addFeed(input: { name: "race" }) { name } }');
  await feed(posts(range(420, 430)), '', 'race');
  const unnamed = JSON.stringify({ title: 'Shearer' });
  expect(await feed(`${unnamed}\n${posts(range(421, 430))}`, '', 'race')).toMatchObject({
    closed: 0,
    keptBecause: expect.stringContaining('may be in the rejected row that names no id or URL'),
  });
  expect(await feed(`${posts(range(420, 427))}\n${post(427).slice(0, 60)}`, '', 'race')).toMatchObject({
    closed: 0,
    keptBecause: expect.stringContaining('as if the file was cut off'),
  });
  expect(await feed(`${unnamed}\n${posts(range(422, 430))}`, '', 'race')).toMatchObject({ closed: 2 });
});

test('a feed that is removed is not read on, and keeps no ad of another open', async () => {
  await jobs.ask(key, 'mutation { addFeed(input: { name: "fence" }) { name } }');
  await feed(posts(range(440, 450)), '', 'fence');
  const remove = () => jobs.ask(key, 'mutation { removeFeed(name: "gate") }');
  await using server = await serve(async () => {
    await remove();
    return posts(range(440, 450));
  });
  const url = `${server.url}/ads.ndjson`;
  await jobs.ask(key, 'mutation ($url: String) { addFeed(input: { name: "gate", url: $url }) { name } }', { url });
  await jobs.ask(key, 'mutation { runFeed(name: "gate") { id } }');
  const ended = await until('given up', async () => {
    const { data } = await jobs.ask(key, '{ importRuns(first: 1) { status problem } }');
    const [run] = z.array(z.object({ status: z.string(), problem: z.string().nullable() })).parse(data.importRuns);
    return run?.status === 'failed' && run;
  });
  expect(ended.problem).toBe('The feed was removed while it was read.');
  await using mongo = await openMongo(jobs.mongoUrl);
  const sightings = mongo.collection<Readonly<{ _id: string; feed: string }>>('feed_ads');
  const ofFence = await sightings.find({ feed: 'fence' }).toArray();
  await sightings.insertMany(ofFence.map((one) => ({ ...one, _id: `gate ${one._id}`, feed: 'gate' })));
  expect(await feed(posts(range(440, 448)), '', 'fence')).toMatchObject({ closed: 2 });
  const again = await jobs.ask(key, 'mutation { addFeed(input: { name: "gate" }) { ads } }');
  expect(again.data.addFeed).toEqual({ ads: 0 });
});

test('an import that is tried again after it closed ads reports how many it closed', async () => {
  await jobs.ask(key, 'mutation { addFeed(input: { name: "pen" }) { name } }');
  await feed(posts(range(300, 310)), '', 'pen');
  await using mongo = await openMongo(jobs.mongoUrl);
  const runs = mongo.collection<Pick<ImportRun, '_id' | 'attempts' | 'counts'>>('import_runs');
  // While the database takes only one finished run of this feed, the second cannot be stored as finished.
  const index = await runs.createIndex(
    { feed: 1, status: 1 },
    { unique: true, partialFilterExpression: { feed: 'pen' } },
  );
  const reported = feed(posts(range(300, 307)), '', 'pen');
  await until('tried again', async () => {
    const run = await runs.findOne({}, { sort: { _id: -1 } });
    return run?.counts.read === 7 && run.attempts === 1;
  });
  await runs.dropIndex(index);
  expect(await reported).toMatchObject({ closed: 3, counts: counts(7, 0, 0, 7, 0) });
});

test('a feed is downloaded from its address on schedule', async () => {
  let text = posts(range(200, 203));
  await using server = await serve(() => text);
  const input = { name: 'wool', url: `${server.url}/ads.ndjson`, schedule: '0 * * * *' };
  await jobs.ask(key, 'mutation ($input: FeedInput!) { addFeed(input: $input) { name } }', { input });
  const lastRun = async () => {
    const { data } = await jobs.ask(
      key,
      '{ feeds { name lastRun { id status problem counts { read new duplicate } } } }',
    );
    const feeds = z.array(z.object({ name: z.string(), lastRun: z.unknown() })).parse(data.feeds);
    return feeds.find(({ name }) => name === 'wool')?.lastRun;
  };
  const runOf = z.looseObject({ id: z.number(), status: z.string() });
  const ended = (after: number) =>
    until('read', async () => {
      const run = runOf.safeParse(await lastRun()).data;
      return run && run.id > after && ['done', 'failed'].includes(run.status) && run;
    });
  jobs.clock.offsetMs = 3_600_000;
  await jobs.keepFeeds();
  const first = await ended(0);
  expect(first).toMatchObject({ status: 'done', counts: { read: 3, new: 3, duplicate: 0 } });
  text = '<!doctype html><p>Sorry</p>';
  jobs.clock.offsetMs = 2 * 3_600_000;
  await jobs.keepFeeds();
  expect(await ended(first.id)).toMatchObject({ status: 'failed', problem: expect.stringContaining('a web page') });
  jobs.clock.offsetMs = 0;
});
