import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signCaller } from '@waratah/kit/security/auth';
import { signingKey } from '@waratah/kit/security/token-keys';
import { type PartProcess, startPartProcess } from '@waratah/stack/part-process';
import { parts } from '@waratah/stack/parts';
import { freePort } from '@waratah/stack/ports';
import { z } from 'zod';
import { asCaller, key } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const rows = Number(process.env.IMPORT_ROWS ?? 3_000);

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let jobs: PartProcess;
let url = '';

beforeAll(async () => {
  const servers = scope.use(await startTestServers());
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  const env = serviceEnv(servers, 'jobs', { JOBS_PORT: port });
  jobs = scope.use(await startPartProcess(parts.jobs.main, env));
});

/** Invented words, so that no two ads are near-copies. */
const wordOf = (number: number) =>
  (number * 7919).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

const rowOf = (id: number, scrapedAt: Date) => {
  const words = Array.from({ length: 150 }, (_, at) => wordOf(id * 31 + at * (id + 7)));
  return [
    `Stockhand number ${id}`,
    words.join(' '),
    `https://board.test/jobs/${id}`,
    scrapedAt.toISOString(),
    '3d ago',
  ];
};

const fileOf = (scrapedAt: Date) =>
  [
    'title,description,url,scraped_at,posted_date',
    ...Array.from({ length: rows }, (_, id) => rowOf(id, scrapedAt).join(',')),
  ].join('\n');

const authorization = async () => `Bearer ${await signCaller(key, signingKey('local:internal-token'), 'jobs')}`;

const send = async (text: string) =>
  fetch(`${url}/import?name=ads.csv&source=board`, {
    method: 'POST',
    headers: { authorization: await authorization() },
    body: text,
  });

const Run = z.looseObject({
  status: z.string(),
  counts: z.record(z.string(), z.number()),
  secondsLeft: z.number().nullable(),
});

const latest = async () => {
  const { data } = await asCaller(
    url,
    key,
  )(
    '{ importRuns(first: 1) { status share rowsPerSecond secondsLeft counts { read new updated duplicate rejected } } }',
  );
  return z.array(Run).parse(data?.importRuns)[0];
};

const done = async (patienceMs: number) => {
  await eventually(async () => expect((await latest())?.status).toBe('done'), patienceMs);
  return (await latest())?.counts ?? {};
};

test('an import whose process is killed resumes after the rows it had read, and a second scrape changes nothing', async () => {
  const begunMs = performance.now();
  const cut = send(fileOf(new Date('2026-03-01T06:00:00Z')))
    .then((answer) => answer.text())
    .catch((error: unknown) => error);
  await eventually(async () => expect((await latest())?.counts.read ?? 0).toBeGreaterThan(rows / 10), 600_000);
  const underWay = await latest();
  expect(underWay?.secondsLeft).not.toBeNull();
  await jobs.kill('SIGKILL');
  await cut;
  const readBefore = performance.now();
  await jobs.start();
  const first = await done(600_000);
  // Rows that were saved but not yet counted when the process died are read again and count as known.
  expect(first).toMatchObject({ read: rows, updated: 0, rejected: 0 });
  expect((first.new ?? 0) + (first.duplicate ?? 0)).toBe(rows);
  expect(first.duplicate).toBeLessThanOrEqual(200);

  const secondRunAt = performance.now();
  const answer = await send(fileOf(new Date('2026-03-02T07:00:00Z')));
  expect((await answer.text()).trim().split('\n').at(-1)).toBe(
    JSON.stringify({ counts: { read: rows, new: 0, updated: 0, duplicate: rows, rejected: 0 } }),
  );
  if (process.env.IMPORT_ROWS)
    console.log({
      rows,
      firstMs: readBefore - begunMs,
      restMs: secondRunAt - readBefore,
      againMs: performance.now() - secondRunAt,
      first,
      underWay,
    });
}, 1_500_000);
