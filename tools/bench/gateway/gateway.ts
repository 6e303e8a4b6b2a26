import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { scoped } from '@waratah/kit/process/lifecycle';
import { startConstellation } from '@waratah/stack/constellation';
import { benchSettings } from '../bench-settings.ts';
import { z } from 'zod';
import { register, studentPayload } from '../../../tests/support/as-user.ts';
import { startTestServers } from '../../../tests/support/servers.ts';
import { SearchJobsDocument } from '../../../web/src/gql/graphql.ts';
import { machineOf } from '../machine.ts';
import { worldOf } from '../search/world.ts';
import { storeJobs } from '../store-jobs.ts';
import { type Asked, atFullSpeed, atPace, processorOf, type Ran, send, type Target } from './load.ts';
import { measureOperations } from './operations.ts';
import { asSent } from '../../../tests/support/as-sent.ts';

const rounds = 5;
const roundMs = 2_000;
const warmRequests = 500;
const connections = 8;
const ads = 5_000;
const people = 60;
const perPage = 12;
const goals = { perS: 1_000, p99Ms: 20, ofLimit: 0.5, ofApollo: 8, ofKept: 3.5 };

const Found = z.object({ jobs: z.array(z.looseObject({ id: z.int() })), total_pages: z.int() });
const Address = z.object({ port: z.int() });

/**
 * The search page over REST and GraphQL, with gateway and jobs as two processes, compared with a hand-written handler
 * and Apollo's gateway; then the processor time of every operation.
 */
export const gateway = () =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers());
    const { jobs, roles } = await worldOf(ads);
    const jobsUrl = await storeJobs(servers.mongo, jobs);
    const settings = { ...benchSettings(), SIGN_INS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '100000000' };
    const stack = scope.use(await startConstellation({ servers, settings, apart: ['gateway', 'jobs', 'ai'] }));
    const tokens: string[] = [];
    for (let at = 0; at < people; at++)
      tokens.push((await register(stack.gateway, studentPayload(`reader${at}@example.org`))).token);

    const authorization = (turn: number) => ({ authorization: `Bearer ${tokens[turn % people]}` });
    const word = (turn: number) => roles[(turn * 7) % roles.length] ?? '';
    const rest = (turn: number): Asked => ({
      method: 'GET',
      path: `/api/jobs/search?search=${word(turn)}&per_page=${perPage}&page=${1 + (turn % 3)}`,
      headers: authorization(turn),
    });
    const query = asSent(SearchJobsDocument);
    const graphql = (turn: number): Asked => {
      const variables = { filter: { search: word(turn) }, page: 1 + (turn % 3), perPage, visa: '500' };
      return {
        method: 'POST',
        path: '/graphql',
        headers: { ...authorization(turn), 'content-type': 'application/json' },
        body: JSON.stringify({ operationName: 'SearchJobs', query, variables }),
      };
    };

    const { ACCESS_TOKEN_PUBLIC_KEY = '', INTERNAL_TOKEN_PRIVATE_KEY = '' } = stack.env;
    const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
    scope.defer(() => rm(folder, { recursive: true }));
    const adsFile = join(folder, 'ads.json');
    await writeFile(adsFile, JSON.stringify(await everyAd(stack.gateway, authorization(0))));
    const env = { ...process.env, ...stack.env };
    const express = scope.use(await startPeer('express-handler.ts', [jobsUrl, ACCESS_TOKEN_PUBLIC_KEY, adsFile], env));
    const keys = [ACCESS_TOKEN_PUBLIC_KEY, INTERNAL_TOKEN_PRIVATE_KEY];
    const apollo = scope.use(await startPeer('apollo-gateway.ts', keys, env));
    const kept = scope.use(await startPeer('apollo-gateway.ts', [...keys, 'kept'], env));

    const own = { gateway: stack.processes.gateway?.pid() ?? 0, jobs: stack.processes.jobs?.pid() ?? 0 };
    const ours = { url: stack.gateway, pids: own };
    const peers = {
      rest: { ...ours, ask: rest },
      byHand: { url: express.url, ask: rest, pids: { gateway: express.pid } },
      graphql: { ...ours, ask: graphql },
      apollo: { url: apollo.url, ask: graphql, pids: { ...own, gateway: apollo.pid } },
      kept: { url: kept.url, ask: graphql, pids: { ...own, gateway: kept.pid } },
    };
    await requireSame(peers.rest, peers.byHand);
    await requireSame(peers.graphql, peers.apollo);
    await requireSame(peers.graphql, peers.kept);

    const order = [peers.rest, peers.byHand, peers.graphql, peers.apollo, peers.kept];
    const [ofRest = [], ofHand = [], ofGraphql = [], ofApollo = [], ofKept = []] = await inRounds(order);
    const paced = {
      'rest, 500 a second': await atPace(peers.rest, goals.perS / 2, roundMs),
      'graphql, 500 a second': await atPace(peers.graphql, goals.perS / 2, roundMs),
    };
    const rows = {
      'rest, product': rowOf(ofRest),
      'rest, express by hand': rowOf(ofHand),
      'graphql, product': rowOf(ofGraphql),
      'graphql, apollo default': rowOf(ofApollo),
      'graphql, apollo with kept connections': rowOf(ofKept),
    };
    const ratios = {
      'rest to express by hand': { lowest: lowest(ofRest, ofHand), goal: goals.ofLimit },
      'graphql to apollo default': { lowest: lowest(ofGraphql, ofApollo), goal: goals.ofApollo },
      'graphql to apollo with kept connections': { lowest: lowest(ofGraphql, ofKept), goal: goals.ofKept },
    };
    console.table(rows);
    console.table(ratios);
    console.table(paced);
    const operations = await measureOperations(stack);
    const measured = { ofRest, ofHand, ofGraphql, ofApollo, ofKept };
    return { machine: machineOf(), goals, rows, ratios, paced, operations, measured };
  });

type Measured = Ran & Readonly<{ processorMs: Readonly<Record<string, number>> }>;
type Peer = Target & Readonly<{ pids: Readonly<Record<string, number>> }>;

/** Every ad in the form of REST. */
const everyAd = async (url: string, headers: Asked['headers']) => {
  const all: unknown[] = [];
  for (let page = 1; ; page++) {
    const body = await send(url, { method: 'GET', path: `/api/jobs/search?per_page=100&page=${page}`, headers });
    const { jobs, total_pages: pages } = Found.parse(JSON.parse(body.toString()));
    all.push(...jobs);
    if (page >= pages) return all;
  }
};

const startPeer = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { env });
  const [address] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${Address.parse(address).port}`,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};

/** A wrong answer counts as a loss. */
const requireSame = async (ours: Target, other: Target) => {
  for (let turn = 0; turn < 40; turn++) {
    const [mine, theirs] = await Promise.all([send(ours.url, ours.ask(turn)), send(other.url, other.ask(turn))]);
    if (!isDeepStrictEqual(JSON.parse(mine.toString()), JSON.parse(theirs.toString())))
      throw new Error(`${ours.ask(turn).path}: a peer answers something else`);
  }
};

/** All peers in turn, beginning with another one in each round. */
const inRounds = async (peers: readonly Peer[]): Promise<readonly (readonly Measured[])[]> => {
  for (const peer of peers) await atFullSpeed(peer, connections, Number.POSITIVE_INFINITY, { most: warmRequests });
  const measured: Measured[][] = peers.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < peers.length; turn++) {
      const at = (turn + round) % peers.length;
      const peer = peers[at];
      if (peer) measured[at]?.push(await oneRound(peer, round));
    }
  return measured;
};

const oneRound = async (peer: Peer, round: number): Promise<Measured> => {
  const { worked, spent } = await processorOf(peer.pids, () =>
    atFullSpeed(peer, connections, roundMs, { from: round * 1_000 }),
  );
  return { ...worked, processorMs: spent };
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lowest = (ours: readonly Ran[], theirs: readonly Ran[]) =>
  Math.min(...ours.map(({ perS }, round) => perS / (theirs[round]?.perS ?? perS)));

const rowOf = (ran: readonly Measured[]) => {
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    'a second, median': round(median(ran.map(({ perS }) => perS))),
    worst: round(Math.min(...ran.map(({ perS }) => perS))),
    'p99 ms': round(median(ran.map(({ p99Ms }) => p99Ms))),
    'gateway ms': round(median(ran.map(({ processorMs: of }) => of.gateway ?? 0))),
    'jobs ms': round(median(ran.map(({ processorMs: of }) => of.jobs ?? 0))),
    bytes: Math.round(median(ran.map(({ bytes }) => bytes))),
  };
};
