import { once } from 'node:events';
import { partNames } from '@waratah/stack/part-names';
import { seedDemo } from '@waratah/stack/seed/seed-demo';
import { z } from 'zod';
import { startTestConstellation } from './constellation.ts';
import { modelReply } from './model-reply.ts';
import { startOpenAi } from './openai-server.ts';

/** Runs all parts in a process of their own (portal.ts), until the process that forked it is done or gone. */
const Mode = z.object({
  apart: z.union([z.boolean(), z.array(z.enum(partNames))]).optional(),
  settings: z.record(z.string(), z.string()).optional(),
  model: z.boolean().optional(),
  demo: z.boolean().optional(),
  dist: z.string().optional(),
});

const {
  apart = false,
  settings = {},
  model = false,
  demo = false,
  dist = process.env.WEB_DIST,
} = Mode.parse(JSON.parse(process.argv[2] ?? '{}'));
const partsApart = apart === true ? partNames : apart || (['ai'] as const);
const released = once(process, 'disconnect');
await using provider = await startOpenAi();
provider.answerBy(modelReply);
const withModel = model ? { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.baseUrl } : {};
await using constellation = await startTestConstellation({
  apart: partsApart,
  settings: { ...(dist && { WEB_DIST: dist }), ...withModel, ...settings },
});
if (demo) await seedDemo(constellation);
const { gateway, ops, env, urls, servers } = constellation;
const { inbox, mongo, redis, nats, s3, google } = servers;

type Stoppable = Readonly<{ stop: (signal: NodeJS.Signals) => Promise<void>; start: () => Promise<void> }>;
const processes = new Map<string, Stoppable>(Object.entries(servers.running));
const ended: string[] = [];
for (const [name, { kill, start, onEnd }] of Object.entries(constellation.processes)) {
  processes.set(name, { stop: kill, start });
  onEnd((how) => ended.push(`${name} ${how}`));
}

/** What the parent process asks for (portal.ts). */
const Wanted = z.discriminatedUnion('act', [
  z.object({ id: z.number(), act: z.literal('stop'), name: z.string(), signal: z.custom<NodeJS.Signals>() }),
  z.object({ id: z.number(), act: z.literal('start'), name: z.string() }),
  z.object({ id: z.number(), act: z.literal('tell') }),
]);
const act = async (wanted: z.infer<typeof Wanted>) => {
  if (wanted.act === 'tell') return;
  const named = processes.get(wanted.name);
  if (!named) throw new Error(`${wanted.name} has no process of its own`);
  await (wanted.act === 'stop' ? named.stop(wanted.signal) : named.start());
};
process.on('message', (message) => {
  const wanted = Wanted.parse(message);
  act(wanted).then(
    () => process.send?.({ id: wanted.id, ended }),
    (error: unknown) => process.send?.({ id: wanted.id, error: String(error) }),
  );
});
// The parent process may be gone by now.
if (process.connected) process.send?.({ gateway, ops, env, urls, inbox, mongo, redis, nats, s3, google });
await released;
