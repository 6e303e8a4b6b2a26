import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { natsServer } from '@waratah/kit/events/nats-server';
import { openMongo } from '@waratah/kit/mongo/connection';
import { scoped } from '@waratah/kit/process/lifecycle';
import { startConstellation } from '@waratah/stack/constellation';
import { databaseOf, withDatabase } from '@waratah/stack/databases';
import { copyAt, readManifest } from '@waratah/stack/ops/backup/manifest';
import { startServers } from '@waratah/stack/servers';
import { defaultSettings } from '@waratah/stack/settings';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf } from '../support/files.ts';
import { openInbox } from '../support/inbox.ts';
import { runCommand } from '../../tools/run-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waratah-restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The day's run is always due, and first matches go out as soon as a profile allows. */
const settings = { MATCH_CRON: '0 0 * * *', LOG_LEVEL: 'error', PORT: '0', OPS_PORT: '0' };

/** A portal on the data of a local stack, with its parts in this process. */
const startOn = (name: string, more: Readonly<Record<string, string>> = {}) =>
  scoped(async (scope) => {
    const servers = scope.use(await startServers({ dataDir: join(folder, name, 'data') }));
    const env = { ...defaultSettings(), ...settings, ...more };
    const { gateway } = scope.use(await startConstellation({ servers, settings: env, apart: ['ai'] }));
    return { servers, gateway, inbox: openInbox(servers.inbox ?? '') };
  });
type Portal = Awaited<ReturnType<typeof startOn>>;

const ops = async (args: readonly string[], env: Readonly<Record<string, string>>) =>
  runCommand(process.execPath, ['stack/src/ops/main.ts', ...args], { env: { ...settings, ...env } });

/** Settings as compose and Kubernetes give them. */
const addressesOf = ({ servers }: Portal) => ({ MONGO_URL: servers.mongo, S3_ENDPOINT: servers.s3.endpoint });

const confirm = async ({ gateway, inbox }: Portal, address: string) => {
  const { text = '' } = await inbox.next(address, /^Confirm your email/);
  const token = /verify-email\?token=([\w.-]+)/.exec(text)?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
};

const Id = z.object({ id: z.number() });
const Offered = z.array(z.object({ matches: z.array(z.object({ job_id: z.number() })) }));
const offeredTo = async (gateway: string, student: number) =>
  Offered.parse((await asOperator(gateway).get(`/ops/match?student_id=${student}`)).body)[0]?.matches.map(
    ({ job_id }) => job_id,
  );

const job = (title: string) => ({
  title,
  description: '<p>Make coffee on Saturday and Sunday mornings, 14 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  experience_level: 'entry',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  salary_min: 33.05,
  visa_types: '["500","485"]',
});

const post = async (api: ReturnType<typeof rest>, title: string) =>
  Id.parse((await api.post('/auth/employer/jobs', job(title))).body).id;

const signIn = async (gateway: string, email: string) => {
  const { body } = await rest(gateway).post('/auth/login', { email, password });
  return rest(gateway, z.object({ access_token: z.string() }).parse(body).access_token);
};

const digest = /fits? you/;

test('an older copy, restored into an empty stack, sends nothing twice and reuses no id', async () => {
  const copy = join(folder, 'copies');
  const before = await scoped(async (scope) => {
    const portal = scope.use(await startOn('lost', { FIRST_MATCHES: 'off' }));
    const { gateway, inbox } = portal;
    const employer = await register(gateway, employerPayload('sam@restore.example'));
    const student = await register(gateway, studentPayload('mei@restore.example'));
    await confirm(portal, 'sam@restore.example');
    await confirm(portal, 'mei@restore.example');
    const pdf = aPdf(['Mei Tan', 'Barista']);
    await eventually(async () =>
      expect((await student.api.upload('/auth/profile/resume', pdf, 'resume.pdf')).status).toBe(200),
    );
    // An empty digest does not count.
    await eventually(async () =>
      expect((await asOperator(gateway).post('/ops/match', {})).body).toMatchObject({ empty: 1 }),
    );
    const known = await post(employer.api, 'Weekend barista');
    await eventually(async () => expect(await offeredTo(gateway, student.user.id)).toEqual([known]));
    const copied = await ops(['backup', copy, '--keep', '1'], addressesOf(portal));
    expect(copied).toMatchObject({ code: 0, output: expect.stringContaining('and 1 files copied to') });

    expect((await asOperator(gateway).post('/ops/match', {})).body).toMatchObject({ prepared: 1 });
    await inbox.next('mei@restore.example', digest);
    const late = await register(gateway, studentPayload('late@restore.example'));
    const lateJob = await post(employer.api, 'Evening barista');
    return { student, known, late: late.user.id, lateJob };
  });
  const { student, known, late, lateJob } = before;
  await before[Symbol.asyncDispose]();

  const found = { DATA_DIR: join(folder, 'found') };
  await using closing = new AsyncDisposableStack();
  expect(await ops(['restore', copy], found)).toMatchObject({ code: 0, output: expect.stringContaining('restored') });
  expect(await ops(['restore', copy], found)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });

  const portal = await startOn('found', { FIRST_MATCHES: 'on' });
  closing.use(portal);
  const { gateway, inbox, servers } = portal;
  const manifest = await readManifest(await copyAt(copy));
  for (const name of withDatabase) {
    await using mongo = await openMongo(databaseOf(servers.mongo, name));
    for (const collection of ['users', 'jobs', 'people', 'students', 'messages', 'assessments'])
      if (manifest.databases[name]?.[collection] !== undefined)
        expect([name, collection, await mongo.collection(collection).countDocuments()]).toEqual([
          name,
          collection,
          manifest.databases[name]?.[collection],
        ]);
  }
  expect(await ops(['rebuild'], { GATEWAY_URL: gateway, OPS_KEY: 'local:operators' })).toMatchObject({ code: 0 });
  await eventually(async () => expect(await offeredTo(gateway, student.user.id)).toEqual([known]));

  expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: student.refreshToken })).status).toBe(401);
  expect((await (await signIn(gateway, 'mei@restore.example')).get('/auth/resume/view')).status).toBe(200);

  // no-luck: two passes of every sweep that could send; a slow machine sees less, and never what is not there
  await sleep(4_000);
  expect((await inbox.all()).map(({ subject }) => subject)).toEqual([]);

  const someone = await register(gateway, studentPayload('new@restore.example'));
  expect(someone.user.id).toBeGreaterThan(late + 100_000);
  expect(await post(await signIn(gateway, 'sam@restore.example'), 'Morning barista')).toBeGreaterThan(
    lateJob + 100_000,
  );

  const lastId = someone.user.id;
  await closing.disposeAsync();
  await restoreOnServers(copy, lastId);
});

/** As with compose: the portal is stopped, its servers run, and the copy replaces their contents. */
const restoreOnServers = async (copy: string, lastId: number) => {
  await using servers = await startServers({ dataDir: join(folder, 'found', 'data') });
  const redis = new Redis(servers.redis);
  const nats = await connect(natsServer(servers.nats));
  try {
    await redis.set('left', 'over');
    const { streams } = await jetstreamManager(nats);
    await streams.add({ name: 'OTHERS', subjects: ['others.>'] });
    await using identity = await openMongo(databaseOf(servers.mongo, 'identity'));
    const counters = identity.collection<{ _id: string; last: number }>('counters');
    const given = (await counters.findOne({ _id: 'users' }))?.last ?? 0;
    expect(given).toBeGreaterThanOrEqual(lastId);
    const givenSince = given + 10_000_000;
    await counters.updateOne({ _id: 'users' }, { $set: { last: givenSince } });
    const addresses = { MONGO_URL: servers.mongo, S3_ENDPOINT: servers.s3.endpoint };
    const env = { ...addresses, REDIS_URL: servers.redis, NATS_URL: servers.nats };
    expect(await ops(['restore', copy], env)).toMatchObject({ code: 1, output: expect.stringContaining('not empty') });
    expect(await redis.dbsize()).toBeGreaterThan(0);
    expect(await ops(['restore', copy, '--replace', '--check'], env)).toMatchObject({ code: 0 });
    expect(await redis.dbsize()).toBeGreaterThan(0);
    expect(await ops(['restore', copy, '--replace'], env)).toMatchObject({ code: 0 });
    expect(await redis.dbsize()).toBe(0);
    expect((await streams.list().next()).map(({ config }) => config.name)).toEqual(['OTHERS']);
    expect(await identity.collection<{ _id: number }>('users').findOne({ _id: lastId })).toBeNull();
    expect((await counters.findOne({ _id: 'users' }))?.last).toBeGreaterThan(givenSince);
  } finally {
    redis.disconnect();
    await nats.close();
  }
};
