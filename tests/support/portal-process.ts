import { once } from 'node:events';
import { partNames } from '@waratah/stack/part-names';
import { seedDemo } from '@waratah/stack/seed/seed-demo';
import { z } from 'zod';
import { startTestConstellation } from './constellation.ts';
import { modelReply } from './model-reply.ts';
import { startOpenAi } from './openai-server.ts';

/** Runs all parts in a process of their own (portal.ts), until the process that forked it is done or gone. */
const Mode = z.object({
  apart: z.boolean().optional(),
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
const released = once(process, 'disconnect');
await using provider = await startOpenAi();
provider.answerBy(modelReply);
const withModel = model ? { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.baseUrl } : {};
await using constellation = await startTestConstellation({
  apart: apart ? partNames : ['ai'],
  settings: { ...(dist && { WEB_DIST: dist }), ...withModel, ...settings },
});
if (demo) await seedDemo(constellation);
const { gateway, ops, env, urls, servers } = constellation;
const { inbox, mongo, redis, nats, s3, google } = servers;
// The parent process may be gone by now.
if (process.connected) process.send?.({ gateway, ops, env, urls, inbox, mongo, redis, nats, s3, google });
await released;
