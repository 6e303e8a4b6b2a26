import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { startConstellation } from '@waratah/stack/constellation';
import { partNames } from '@waratah/stack/part-names';
import { defaultSettings } from '@waratah/stack/settings';
import { z } from 'zod';
import { rest } from '../support/as-user.ts';
import { carefulClient } from '../support/careful-client.ts';
import { type CollectedMail, collectMail, type Letter } from '../support/collected-mail.ts';
import { eventually } from '../support/eventually.ts';
import { type Fault, startFaultProxy } from '../support/fault-proxy.ts';
import { linkNames, linkServers } from '../support/linked-servers.ts';
import { type Life, livesOf } from '../support/lives.ts';
import { keepsLogs } from '../support/logs.ts';
import { isFull, scaled } from '../support/scale.ts';
import { seeded } from '../support/seeded.ts';
import { startTestServers } from '../support/servers.ts';
import { noMorningRun } from '../support/service-env.ts';
import { type ProcessToHarm, stackFaults, type Wipe, wipes } from '../support/stack-faults.ts';

const seed = Number(process.env.SEED) || 20_261_130;
/** How long faults go on. `MINUTES` and `SEED` ask for another run. */
const minutes = Number(process.env.MINUTES) || scaled({ share: 1, full: 60 });
const writers = 4;
/** How long after the last fault everything may take to be as it was. A quiet machine needs some seconds. */
const settleMs = 300_000;
/** A frozen process must not be taken for a dead one by what tends it. */
const longestMs = 15_000;
const collectEveryMs = 1_000;
const tellEveryMs = 60_000;
const isTold = isFull || process.env.MINUTES !== undefined;

const scope = new AsyncDisposableStack();
const links = new Map<string, (fault: Fault) => void>();
let stack: ReturnType<typeof stackFaults>;
let mail: CollectedMail;
/** Two replicas of the gateway; one reaches the services by links that may be faulty. */
let doors: readonly [string, string];

const settings = {
  ...defaultSettings(),
  ...noMorningRun,
  PORT: '0',
  OPS_PORT: '0',
  PILOT: 'off',
  FIRST_MATCHES: 'off',
  // So that what failed inside is told beside what the client was answered.
  LOG_LEVEL: keepsLogs ? 'warn' : 'error',
  SIGN_INS_PER_MINUTE: '1000000',
  UPLOADS_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
};

beforeAll(async () => {
  const servers = scope.use(await startTestServers(undefined, { scratch: false }));
  const linked = scope.use(await linkServers(servers));
  for (const name of linkNames) links.set(name, linked.links[name].set);
  const constellation = scope.use(await startConstellation({ servers: linked.servers, settings, apart: partNames }));
  const addresses: Record<string, string> = {};
  for (const name of partNames.filter((part) => part !== 'gateway')) {
    const link = scope.use(await startFaultProxy(constellation.urls[name]));
    links.set(name, link.set);
    addresses[`${name.toUpperCase()}_URL`] = link.url;
  }
  const second = await startGateway(readGateway({ ...constellation.env, ...addresses, PORT: '0', OPS_PORT: '0' }));
  doors = [constellation.gateway, scope.use(second).url];
  stack = stackFaults({ ...constellation, servers });
  mail = collectMail(servers.inbox ?? '');
});
afterAll(() => scope.disposeAsync());

/** When the last fault ended, in milliseconds; while faults go on, each may be the one that a write waits for. */
let calmSince = Date.now();
const client = carefulClient((begun) => Math.max(begun, calmSince) + settleMs);
let asked = 0;
const lives = livesOf({ client, mail: () => mail, door: () => doors[++asked % doors.length] ?? '' });

type Harm = Readonly<{ name: string; harm: () => Promise<unknown> }>;
/** Each has draws of its own, since they go on beside each other. */
const [ofProcesses, ofLinks, ofMornings] = [seeded(seed), seeded(seed + 1), seeded(seed + 2)];
const done = new Map<string, number>();
let over = false;

/** Does harm of one kind after another until the time is over. */
const harmBy = async ({ integer }: ReturnType<typeof seeded>, draw: () => Harm, until: number) => {
  while (Date.now() < until && !over) {
    const { name, harm } = draw();
    done.set(name, (done.get(name) ?? 0) + 1);
    await harm();
    calmSince = Date.now();
    await sleep(integer(0, 4_000));
  }
};

const processes: readonly [ProcessToHarm, ...ProcessToHarm[]] = ['mongo', 'redis', 'nats', 's3', ...partNames];

/** Kills, stops and freezes processes, and empties servers. What then reports that it is ill is started again. */
const drawOfProcesses = (): Harm => {
  const { pick, integer } = ofProcesses;
  const name = pick<ProcessToHarm | Wipe>([...processes, 'inbox', ...wipes]);
  const forMs = integer(200, longestMs);
  const signal = pick<'SIGKILL' | 'SIGTERM' | 'SIGSTOP'>(['SIGKILL', 'SIGTERM', 'SIGSTOP']);
  const wipe = wipes.find((one) => one === name);
  if (wipe) return { name: wipe, harm: () => stack.empty(wipe).then(tend) };
  const target = processes.find((one) => one === name);
  // The inbox keeps its messages in memory.
  if (!target || signal === 'SIGSTOP') {
    const frozen = target ?? 'inbox';
    return { name: `${frozen} frozen`, harm: () => stack.freeze(frozen, forMs).then(tend) };
  }
  return { name: `${target} ended`, harm: () => stack.restart(target, signal).then(tend) };
};

const faults = ['cut', 'black hole', 'half-open', 'delay', 'trickle'] as const;

/** Makes a link faulty for a while. */
const drawOfLinks = (): Harm => {
  const { pick, integer } = ofLinks;
  const [first = '', ...others] = links.keys();
  const [name, fault] = [pick([first, ...others]), pick<Fault>(faults)];
  const forMs = integer(200, longestMs);
  const harm = async () => {
    links.get(name)?.(fault);
    await sleep(forMs);
    links.get(name)?.('none');
  };
  return { name: `${name} ${fault}`, harm };
};

/** Lives that have been lived to their end. */
const ledger: Life[] = [];
const live = async (writer: number) => {
  for (let turn = 0; !over; turn += 1) ledger.push(await lives.live(`w${writer}t${turn}`));
};

const Run = z.object({ day: z.string(), prepared: z.number(), already: z.number() });
const days = new Set<string>();
/** Runs the morning, as an operator may at any time. */
const runMorning = async () => {
  const { status, body } = await rest(doors[0], 'local:operators').post('/ops/match', {});
  expect(status).toBe(200);
  const run = Run.parse(body);
  days.add(run.day);
  return run;
};

/** Repeats work until all is over, whether it succeeds or not. */
const meanwhile = async (pauseMs: () => number, work: () => Promise<unknown>, isOver: () => boolean) => {
  for (; !isOver(); await sleep(pauseMs())) await work().catch(() => undefined);
};

const tend = async () => {
  if ((await stack.tend()).length > 0) calmSince = Date.now();
};

/** Repeats what fails until nothing does. */
const untilNoneFails = async <T>(all: readonly T[], prove: (one: T) => Promise<unknown>) => {
  let left = all;
  await eventually(async () => {
    await tend();
    const failures = new Map<T, unknown>();
    for (const one of left) await prove(one).catch((error: unknown) => failures.set(one, error));
    left = [...failures.keys()];
    expect([...failures.values()].slice(0, 3)).toEqual([]);
  }, settleMs);
};

const isMorning = ({ subject }: Letter) => / fits? you/.test(subject);

/** Emails that did not arrive, and those that arrived as two messages. */
const wrongLetters = () => {
  const missing = ledger
    .flatMap((life) => lives.lettersOf(life))
    .filter(([address, subject]) => !mail.to(address).some((letter) => subject.test(letter.subject)))
    .map(([address, subject]) => `${address}: ${subject.source}`);
  const letters = mail.all().filter((letter) => !isMorning(letter));
  const byContent = Map.groupBy(letters, ({ to, subject }) => `${to}: ${subject}`);
  const twice = [...byContent].flatMap(([content, those]) => (those.length > 1 ? [content] : []));
  const mornings = Map.groupBy(mail.all().filter(isMorning), ({ to }) => to);
  const moreThanDaily = [...mornings].flatMap(([to, those]) => (those.length > days.size ? [to] : []));
  return { missing, twice, moreThanDaily };
};

const told = () =>
  `random faults for ${minutes} minutes with seed ${seed}: ${JSON.stringify({ ...client.count, ...stack.count })}; ${ledger.length} lives, ${mail.all().length} emails, ${mail.repeats()} repeats under one Message-ID; ${JSON.stringify(Object.fromEntries([...done].toSorted(([a], [b]) => (a < b ? -1 : 1))))}`;

test(
  'random faults under load lose nothing that was acknowledged, and everybody gets each email once',
  async () => {
    const until = Date.now() + minutes * 60_000;
    let isProven = false;
    const aside = [
      meanwhile(
        () => collectEveryMs,
        () => mail.collect(),
        () => isProven,
      ),
      meanwhile(
        () => tellEveryMs,
        async () => isTold && process.stderr.write(`${told()}\n`),
        () => isProven,
      ),
      meanwhile(
        () => ofMornings.integer(5_000, 30_000),
        runMorning,
        () => over,
      ),
    ];
    const living = Array.from({ length: writers }, (_, writer) => live(writer));
    const harming = [harmBy(ofProcesses, drawOfProcesses, until), harmBy(ofLinks, drawOfLinks, until)];
    try {
      // Ends at once if a write is never acknowledged.
      await Promise.race([Promise.all(harming), Promise.all(living)]);
      over = true;
      await Promise.all([...living, ...harming]);

      await untilNoneFails(ledger, lives.proveStored);
      let already = 0;
      await eventually(async () => {
        const run = await runMorning();
        ({ already } = run);
        expect(run.prepared).toBe(0);
      }, settleMs);
      await eventually(async () => {
        await tend();
        expect(wrongLetters()).toEqual({ missing: [], twice: [], moreThanDaily: [] });
        expect(
          new Set(
            mail
              .all()
              .filter(isMorning)
              .map(({ to }) => to),
          ).size,
        ).toBe(already);
      }, settleMs);
      expect(ledger.length).toBeGreaterThanOrEqual(minutes);
    } finally {
      [over, isProven] = [true, true];
      await Promise.all(aside);
      console.log(told());
    }
  },
  minutes * 60_000 + 4 * settleMs,
);
