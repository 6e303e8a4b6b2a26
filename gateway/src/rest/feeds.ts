import { z } from 'zod';
import { route } from './route.ts';
import { success } from './shapes.ts';

const Instant = z.string();

const ImportRun = z.object({
  id: z.int(),
  feed: z.string().nullable(),
  name: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  problem: z.string().nullable(),
  counts: z.object({ read: z.int(), new: z.int(), updated: z.int(), duplicate: z.int(), rejected: z.int() }),
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  ignored_columns: z.array(z.string()),
  closed: z.int(),
  kept_because: z.string().nullable(),
  share: z.number(),
  rows_per_second: z.number().nullable(),
  seconds_left: z.int().nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
});

const runFields = `id feed name status problem counts { read new updated duplicate rejected } reasons { reason count }
  ignoredColumns closed keptBecause share rowsPerSecond secondsLeft createdAt endedAt`;

const Feed = z.object({
  name: z.string(),
  host: z.string().nullable(),
  source: z.string(),
  schedule: z.string().nullable(),
  next_at: Instant.nullable(),
  ads: z.int(),
  last_run: ImportRun.nullable(),
});

const feedFields = `name host source schedule nextAt ads lastRun { ${runFields} }`;

const Name = z.object({ name: z.string() });
const words = z.string('Must be text').nullish();

/** Feeds and imports, for operators and their key. */
export const feedRoutes = [
  route({
    method: 'get',
    path: '/ops/feeds',
    tag: 'Operators',
    summary: 'Feeds with their latest imports',
    roles: ['operator'],
    operation: `query RestFeeds { feeds { ${feedFields} } }`,
    answer: z.array(Feed),
  }),
  route({
    method: 'post',
    path: '/ops/feeds',
    creates: true,
    tag: 'Operators',
    summary: 'Add a feed; only one with an address can have a schedule',
    roles: ['operator'],
    status: 201,
    input: {
      body: z.object({
        name: z.string('Name is required'),
        url: words,
        format: words,
        map: words,
        source: words,
        schedule: words,
      }),
    },
    operation: `mutation RestAddFeed($input: FeedInput!) { addFeed(input: $input) { ${feedFields} } }`,
    variables: ({ body }) => ({ input: body }),
    answer: Feed,
  }),
  route({
    method: 'delete',
    path: '/ops/feeds/{name}',
    tag: 'Operators',
    summary: 'Remove a feed; its ads remain until they expire',
    roles: ['operator'],
    input: { path: Name },
    operation: 'mutation RestRemoveFeed($name: String!) { removeFeed(name: $name) }',
    variables: ({ path }) => path,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/ops/feeds/{name}/runs',
    creates: true,
    tag: 'Operators',
    summary: 'Import a feed now; follow it at `/ops/import/{id}`',
    roles: ['operator'],
    status: 201,
    input: { path: Name, body: z.object({ accept_losses: z.boolean('Must be true or false').nullish() }) },
    operation: `mutation RestRunFeed($name: String!, $losses: Boolean!) { runFeed(name: $name, acceptLosses: $losses) { ${runFields} } }`,
    variables: ({ path, body }) => ({ ...path, losses: body.accept_losses ?? false }),
    answer: ImportRun,
  }),
  route({
    method: 'get',
    path: '/ops/imports',
    tag: 'Operators',
    summary: 'The latest imports',
    roles: ['operator'],
    operation: `query RestImports { importRuns { ${runFields} } }`,
    answer: z.array(ImportRun),
  }),
];
