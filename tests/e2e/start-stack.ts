import { once } from 'node:events';
import { partNames } from '@waratah/stack/part-names';
import { seedDemo } from '@waratah/stack/seed/seed-demo';
import { z } from 'zod';
import { startTestConstellation } from '../support/constellation.ts';
import { startOpenAi } from '../support/openai-server.ts';
import { modelReply } from './model-reply.ts';

/** Runs all parts for the browser tests in a separate process, until the process that forked it is done or gone. */
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
const { gateway, env, servers } = constellation;
const { inbox, mongo, redis, nats, s3 } = servers;
// The parent process may be gone by now.
if (process.connected) process.send?.({ gateway, opsKey: env.OPS_KEY, inbox, mongo, redis, nats, s3 });
await released;
