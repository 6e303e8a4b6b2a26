import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partNames } from '@waratah/stack/part-names';
import { password, rest, studentPayload, employerPayload } from '../support/as-user.ts';
import { carefulClient } from '../support/careful-client.ts';
import { startTestConstellation, type TestConstellation } from '../support/constellation.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';
import { isFull, scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';
import { stackFaults, wipes } from '../support/stack-faults.ts';

const seed = 20_261_122;
/** Kills parts and servers with SIGKILL and wipes their data, one after another, in an order drawn from the seed. */
const faults = scaled({ share: 13, full: 200 });
const toldEvery = 20;
const writers = 3;
/** How long after the last fault everything may take to be as it was. A quiet machine needs some seconds. */
const settleMs = 240_000;
const servers = ['mongo', 'redis', 'nats'] as const;

let constellation: TestConstellation;
let gateway = '';
let stack: ReturnType<typeof stackFaults>;
beforeAll(async () => {
  constellation = await startTestConstellation({ apart: partNames, settings: { LOG_LEVEL: 'silent' }, scratch: false });
  ({ gateway } = constellation);
  stack = stackFaults(constellation);
});
afterAll(async () => constellation?.[Symbol.asyncDispose]());

/** When the last fault ended, in milliseconds; while faults go on, each may be the one that a write waits for. */
let calmSince = Date.now();
const { acknowledged, count } = carefulClient((begun) => Math.max(begun, calmSince) + settleMs);

/** Writes that were acknowledged. */
type Student = Readonly<{ email: string; id: number; degree: string }>;
type Ad = Readonly<{ id: number; title: string; owner: string }>;
const ledger = { students: new Array<Student>(), ads: new Array<Ad>(), employers: new Array<string>() };

const idOf = (body: unknown, key = 'id') => Number(Object(body)[key]);
const job = (title: string) => ({
  title,
  description: '<p>Serve customers and keep the shelves in order, 12 hours a week.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
});

let over = false;
/** How many writers have not ended yet. */
let writing = writers;
const live = async (writer: number) => {
  for (let turn = 0; !over; turn += 1) {
    const name = `w${writer}t${turn}`;
    const email = `${name}@kills.example`;
    const registered = await acknowledged('register', (headers) =>
      rest(gateway).post('/auth/register', studentPayload(email), headers),
    );
    const api = rest(gateway, String(Object(registered).access_token));
    const student: Student = { email, id: idOf(Object(registered).user), degree: `Bachelor of ${name}` };
    ledger.students.push(student);
    await acknowledged('profile', () => api.put('/auth/profile/student', { degree: student.degree }));
    if (turn % 2 === 0) {
      const boss = `boss-${email}`;
      const employer = await acknowledged('employer', (headers) =>
        rest(gateway).post('/auth/register', employerPayload(boss), headers),
      );
      ledger.employers.push(boss);
      const own = rest(gateway, String(Object(employer).access_token));
      const posted = await acknowledged('post', (headers) =>
        own.post('/auth/employer/jobs', job(`Shop of ${name}`), headers),
      );
      ledger.ads.push({ id: idOf(posted), title: `Shop of ${name}`, owner: boss });
    }
  }
};

const { pick } = seeded(seed);
type Target = (typeof partNames)[number] | (typeof servers)[number] | (typeof wipes)[number];
const targets: readonly [Target, ...Target[]] = [
  'gateway',
  ...partNames.filter((name) => name !== 'gateway'),
  ...servers,
  ...wipes,
];

const doneTo = new Map<Target, number>();

const harm = async (target: Target) => {
  doneTo.set(target, (doneTo.get(target) ?? 0) + 1);
  const wipe = wipes.find((name) => name === target);
  const ended = [...partNames, ...servers].find((name) => name === target);
  if (wipe) await stack.empty(wipe);
  if (ended) await stack.restart(ended);
  calmSince = Date.now();
};

/** Restarts parts that report that only a restart helps. */
const tend = async () => {
  if ((await stack.tend()).length > 0) calmSince = Date.now();
};

/** Repeats until it does not throw, with the parts tended to. */
const settled = (attempt: () => Promise<unknown>) =>
  eventually(async () => {
    await tend();
    await attempt();
  }, settleMs);

/** Every part and server once, then others drawn from the seed, and enough writes for that on any machine. */
const harmAll = async () => {
  for (let done = 0; done < faults && !over; done += 1) {
    await harm(targets[done] ?? pick(targets));
    if (isFull && done % toldEvery === 0)
      process.stderr.write(`${done} of ${faults}: ${JSON.stringify({ ...count, ...stack.count })}\n`);
    await sleep(500);
    await tend();
  }
  await settled(async () => expect(count.acknowledged).toBeGreaterThan(faults));
  over = true;
  for (; writing > 0; await sleep(500)) await tend();
};

/** The tokens of the beginning may have expired on a slow machine. */
const signIn = async (email: string) => {
  const { status, body } = await rest(gateway).post('/auth/login', { email, password });
  expect([email, status]).toEqual([email, 200]);
  return rest(gateway, String(Object(body).access_token));
};

/** What of the acknowledged writes reads differently now: everything, since several losses tell more than the first. */
const changedProfiles = async () => {
  const changed: object[] = [];
  for (const { email, degree } of ledger.students) {
    const { status, body } = await (await signIn(email)).get('/auth/me');
    if (status !== 200 || Object(body).degree !== degree) changed.push({ email, degree, status, body });
  }
  return changed;
};

const changedAds = async () => {
  const changed: object[] = [];
  for (const { owner, id, title } of ledger.ads) {
    const { status, body } = await (await signIn(owner)).get(`/jobs/${id}`);
    if (status !== 200 || Object(body).title !== title) changed.push({ owner, id, title, status, body });
  }
  return changed;
};

test(
  'processes and servers killed and emptied under load lose nothing that was acknowledged, and mail nobody twice',
  async () => {
    const lives = Array.from({ length: writers }, (_, writer) => live(writer).finally(() => (writing -= 1)));
    // Ends at once if a write is never acknowledged.
    await Promise.all([harmAll(), ...lives]).finally(() => (over = true));

    await settled(async () => expect([...(await changedProfiles()), ...(await changedAds())]).toEqual([]));

    const operators = rest(gateway, 'local:operators');
    await settled(async () => {
      for (const { id } of ledger.students)
        expect((await operators.get(`/ops/match?student_id=${id}`)).status).toBe(200);
    });

    const inbox = openInbox(constellation.servers.inbox ?? '');
    const everybody = [...ledger.students.map(({ email }) => email), ...ledger.employers];
    await settled(async () => {
      const letters = new Map<string, Set<string>>();
      for (const { subject, headers, envelope } of await inbox.all())
        for (const { address } of subject.startsWith('Confirm') ? envelope.to : [])
          letters.set(address, (letters.get(address) ?? new Set()).add(headers['message-id']));
      const sent = everybody.map((email) => [email, letters.get(email)?.size] as const);
      expect(sent.filter(([, size]) => size !== 1)).toEqual([]);
    });
    const { students, ads, employers } = ledger;
    console.log(
      `kills and wipes: ${faults} with seed ${seed}, ${JSON.stringify(Object.fromEntries(doneTo))}; ${JSON.stringify({ ...count, ...stack.count })}; read back ${students.length} students, ${employers.length} employers, ${ads.length} ads`,
    );
  },
  scaled({ share: 1_200_000, full: 3_600_000 }),
);
