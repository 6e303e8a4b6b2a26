import { once } from 'node:events';
import { partNames } from '@waratah/stack/parts';
import { z } from 'zod';
import { startTestConstellation } from '../support/constellation.ts';

/** Runs a constellation for the browser tests in a process of its own, until whoever forked it is done or gone. */
const Mode = z.object({ apart: z.boolean().optional(), settings: z.record(z.string(), z.string()).optional() });

const { apart = false, settings = {} } = Mode.parse(JSON.parse(process.argv[2] ?? '{}'));
const released = once(process, 'disconnect');
await using constellation = await startTestConstellation({ apart: apart ? partNames : ['ai'], settings });
const { gateway, env, servers } = constellation;
process.send?.({ gateway, inbox: servers.inbox, opsKey: env.OPS_KEY });
await released;
