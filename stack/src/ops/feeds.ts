import { z } from 'zod';
import { importFile } from './import-file.ts';
import { followImport, reportOf } from './import-report.ts';
import { callOps, type StackConnection } from './stack-connection.ts';

const Run = z.object({
  id: z.number(),
  status: z.string(),
  problem: z.string().nullable(),
  counts: z.object({
    read: z.number(),
    new: z.number(),
    updated: z.number(),
    duplicate: z.number(),
    rejected: z.number(),
  }),
  closed: z.number(),
  kept_because: z.string().nullable(),
  share: z.number(),
  created_at: z.string(),
});

const Feeds = z.array(
  z.object({
    name: z.string(),
    host: z.string().nullable(),
    schedule: z.string().nullable(),
    next_at: z.string().nullable(),
    ads: z.number(),
    last_run: Run.nullable(),
  }),
);

export type NewFeed = Readonly<{
  name: string;
  url?: string | undefined;
  format?: string | undefined;
  map?: string | undefined;
  source?: string | undefined;
  schedule?: string | undefined;
}>;

export const addFeed = async (stack: StackConnection, feed: NewFeed) => {
  await callOps(stack, 'POST', '/feeds', feed);
  const how = feed.url ? `npm run ops -- feeds run ${feed.name}` : `npm run ops -- feeds run ${feed.name} FILE`;
  console.log(`Feed ${feed.name} added. Read it with: ${how}`);
};

export const removeFeed = async (stack: StackConnection, name: string) => {
  await callOps(stack, 'DELETE', `/feeds/${encodeURIComponent(name)}`);
  console.log(`Feed ${name} removed. Its ads stay until their ends.`);
};

export const listFeeds = async (stack: StackConnection) => {
  const feeds = Feeds.parse(await callOps(stack, 'GET', '/feeds'));
  if (!feeds.length) console.log('There are no feeds. Add one with: npm run ops -- feeds add NAME --url URL');
  for (const { name, host, schedule, next_at: nextAt, ads, last_run: run } of feeds) {
    console.log(`${name}: ${host ?? 'from a file'}, ${ads} ads`);
    console.log(`  read ${schedule ? `at ${schedule}, next ${nextAt ?? 'never'}` : 'when told to'}`);
    if (run) console.log(`  ${wordsOf(run)}`);
  }
};

const wordsOf = ({
  id,
  status,
  problem,
  counts,
  closed,
  kept_because: kept,
  share,
  created_at: at,
}: z.infer<typeof Run>) =>
  [
    `import ${id} of ${at}: ${status === 'running' ? `running, ${Math.floor(share * 100)} %` : status}`,
    `${counts.read} read, ${counts.new} new, ${counts.updated} updated, ${counts.duplicate} duplicate, ${counts.rejected} rejected, ${closed} closed`,
    ...[problem, kept].flatMap((words) => words ?? []),
  ].join('; ');

type Reading = Readonly<{ file?: string | undefined; acceptLosses: boolean }>;

/** Reads a feed now, from its address or a file, and follows the import until it ends. */
export const runFeed = async (stack: StackConnection, name: string, { file, acceptLosses }: Reading) => {
  if (file) return importFile(stack, file, { feed: name, acceptLosses });
  const path = `/feeds/${encodeURIComponent(name)}/runs`;
  const { id } = Run.parse(await callOps(stack, 'POST', path, { accept_losses: acceptLosses }));
  await followImport(stack, await reportOf(stack, id), `${name}.rejected.ndjson`);
};
