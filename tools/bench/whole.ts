import { readFile } from 'node:fs/promises';
import { scoped } from '@waratah/kit/process/lifecycle';
import { startConstellation } from '@waratah/stack/constellation';
import { partNames } from '@waratah/stack/part-names';
import { benchSettings } from './bench-settings.ts';
import { asSent } from '../../tests/support/as-sent.ts';
import { employerPayload, password, register, studentPayload } from '../../tests/support/as-user.ts';
import { startTestServers } from '../../tests/support/servers.ts';
import {
  DashboardApplicationsDocument,
  EmployerDashboardDocument,
  SavedPageDocument,
  SearchJobsDocument,
} from '../../web/src/gql/graphql.ts';
import { type Asked, atFullSpeed, atPace, processorOf, send, type Target } from './gateway/load.ts';
import { machineOf } from './machine.ts';
import { worldOf } from './search/world.ts';
import { storeJobs } from './store-jobs.ts';

const ads = 5_000;
const people = { students: 40, employers: 8 };
const warmRequests = 1_000;
const stepMs = 10_000;
const firstPerS = 20;
const growth = 1.25;
const goalP99Ms = 200;
const sampleMs = 10_000;
/** Length of the run at half of the highest rate that watches memory. */
const minutes = Number(process.env.WHOLE_MINUTES ?? 2);

/**
 * The whole product under a mix of pages, with every part and server in a process of its own: the highest rate at which
 * p99 stays under 200 ms, what each process needs then, and memory over time at half of that rate.
 */
export const whole = () =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers());
    const { jobs, roles } = await worldOf(ads);
    await storeJobs(servers.mongo, jobs);
    const settings = { ...benchSettings(), SIGN_INS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '100000000' };
    const stack = scope.use(await startConstellation({ servers, settings, apart: partNames }));
    const target = { url: stack.gateway, ask: await mixOf(stack.gateway, roles) };
    const parts = partNames.map((name) => [name, stack.processes[name]?.pid()] as const);
    const started = Object.entries(servers.running).map(([name, server]) => [name, server?.pid] as const);
    const pids = Object.fromEntries([...parts, ...started].flatMap(([name, pid]) => (pid ? [[name, pid]] : [])));

    await requireAnswers(target);
    await atFullSpeed(target, 8, Number.POSITIVE_INFINITY, { most: warmRequests });
    const steps = await stepsOf(target, pids);
    console.table(steps.map(({ spent: _spent, ...step }) => step));
    const best = steps.findLast(isGood);
    if (!best) throw new Error(`p99 was above ${goalP99Ms} ms from the start`);
    console.table(best.spent);
    const memory = await memoryOver(pids, minutes * 60_000, (forMs) => atPace(target, best.perS / 2, forMs));
    console.table(memory);
    return { machine: machineOf(), goalP99Ms, ads, people, steps, pagesPerS: best.perS, minutes, memory };
  });

/** GraphQL answers 200 to a query that fails, too. */
const requireAnswers = async ({ url, ask }: Target) => {
  for (let turn = 0; turn < 50; turn++) {
    const answer = await send(url, ask(turn));
    if (answer.includes('"errors":')) throw new Error(`${ask(turn).body} was answered with ${answer.toString()}`);
  }
};

type Step = Readonly<{ perS: number; p50Ms: number; p99Ms: number; refused: number; spent: Record<string, number> }>;

const isGood = ({ p99Ms, refused }: Step) => p99Ms < goalP99Ms && refused === 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** A growing rate, until pages are too slow or refused twice in a row. */
const stepsOf = async (target: Target, pids: Readonly<Record<string, number>>): Promise<readonly Step[]> => {
  const steps: Step[] = [];
  for (let perS = firstPerS; steps.slice(-2).filter((step) => !isGood(step)).length < 2; perS *= growth) {
    let refused = 0;
    const { worked, spent } = await processorOf(pids, async () => {
      const ran = await atPace(target, perS, stepMs);
      refused = ran.refused;
      return ran;
    });
    const ofCore = Object.entries(spent).map(([name, ms]) => [name, rounded((ms * worked.count) / stepMs)] as const);
    steps.push({
      perS: rounded(perS),
      p50Ms: rounded(worked.p50Ms),
      p99Ms: rounded(worked.p99Ms),
      refused,
      spent: Object.fromEntries(ofCore),
    });
  }
  return steps;
};

/** Megabytes of each process in the first and the last third of a run. */
const memoryOver = async (
  pids: Readonly<Record<string, number>>,
  forMs: number,
  load: (forMs: number) => Promise<unknown>,
) => {
  const samples: Record<string, number>[] = [];
  for (let left = forMs; left > 0; left -= sampleMs) {
    await load(Math.min(left, sampleMs));
    const read = Object.entries(pids).map(async ([name, pid]) => [name, await residentMb(pid)] as const);
    samples.push(Object.fromEntries(await Promise.all(read)));
  }
  const third = Math.ceil(samples.length / 3);
  const mean = (name: string, of: typeof samples) =>
    Math.round(of.reduce((sum, sample) => sum + (sample[name] ?? 0), 0) / of.length);
  return Object.fromEntries(
    Object.keys(pids).map((name) => [
      name,
      { 'first third, MB': mean(name, samples.slice(0, third)), 'last third, MB': mean(name, samples.slice(-third)) },
    ]),
  );
};

const residentMb = async (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** Requests of pages: most are students who search and read ads; one in ten writes, one in fifty signs in. */
const mixOf = async (gateway: string, roles: readonly string[]): Promise<Target['ask']> => {
  const many = (count: number, payload: (at: number) => object) =>
    Array.from({ length: count }, (_, at) => payload(at));
  const signedUp = async (payloads: readonly object[]) => {
    const tokens: string[] = [];
    for (const payload of payloads) tokens.push((await register(gateway, payload)).token);
    return tokens;
  };
  const emailOf = (turn: number) => `student${turn % people.students}@example.org`;
  const students = await signedUp(many(people.students, (at) => studentPayload(emailOf(at))));
  const employers = await signedUp(many(people.employers, (at) => employerPayload(`employer${at}@example.org`)));

  const by = (tokens: readonly string[], turn: number) => ({
    ...(tokens.length > 0 && { authorization: `Bearer ${tokens[turn % tokens.length]}` }),
    'content-type': 'application/json',
  });
  const word = (turn: number) => roles[(turn * 7) % roles.length] ?? '';
  const adOf = (turn: number) => 1 + ((turn * 37) % ads);
  const operation =
    (name: string, query: string, variables: (turn: number) => object = () => ({})) =>
    (tokens: readonly string[]) =>
    (turn: number): Asked => ({
      method: 'POST',
      path: '/graphql',
      headers: by(tokens, turn),
      body: JSON.stringify({ operationName: name, query, variables: variables(turn) }),
    });
  const call =
    (
      tokens: readonly string[],
      method: Asked['method'],
      path: (turn: number) => string,
      body?: (turn: number) => object,
    ) =>
    (turn: number): Asked => ({
      method,
      path: `/api${path(turn)}`,
      headers: by(tokens, turn),
      ...(body && { body: JSON.stringify(body(turn)) }),
    });

  const search = operation('SearchJobs', asSent(SearchJobsDocument), (turn) => ({
    filter: { search: word(turn) },
    page: 1 + (turn % 3),
    perPage: 12,
    visa: '500',
  }))(students);
  const ad = call(students, 'GET', (turn) => `/jobs/${adOf(turn)}`);
  const saved = operation('SavedPage', asSent(SavedPageDocument))(students);
  const me = call(students, 'GET', () => '/auth/me');
  const save = call(
    students,
    'POST',
    () => '/auth/student/favorites',
    (turn) => ({ job_id: adOf(turn) }),
  );
  const signIn = call(
    [],
    'POST',
    () => '/auth/login',
    (turn) => ({ email: emailOf(turn), password }),
  );
  const dashboard = operation('EmployerDashboard', asSent(EmployerDashboardDocument))(employers);
  const applications = operation('DashboardApplications', asSent(DashboardApplicationsDocument))(employers);
  const draft = call(
    employers,
    'POST',
    () => '/auth/employer/job-drafts',
    (turn) => ({ title: `${word(turn)} ${turn}`, employment_type: 'CASUAL' }),
  );

  const shares = [
    [search, 22],
    [ad, 12],
    [saved, 3],
    [me, 2],
    [save, 3],
    [signIn, 1],
    [dashboard, 3],
    [applications, 2],
    [draft, 2],
  ] as const;
  const mix = shares.flatMap(([ask, share]) => Array.from({ length: share }, () => ask));
  // 21 and 50 have no common divisor, so every request of the mix has its turn.
  return (turn) => (mix[(turn * 21) % mix.length] ?? search)(turn);
};
