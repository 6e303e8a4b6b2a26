import { scoped } from '@waratah/kit/process/lifecycle';
import { type Constellation, startConstellation } from '@waratah/stack/constellation';
import type { PartName } from '@waratah/stack/parts';
import type { Servers } from '@waratah/stack/servers';
import { localSettings } from '@waratah/stack/settings';
import { startTestServers } from './servers.ts';

export type TestConstellation = Constellation & Readonly<{ servers: Servers }>;

type Options = Readonly<{ apart?: readonly PartName[]; settings?: Readonly<Record<string, string>> }>;

/** Everything there is, on servers and data of the test's own; ai in a process of its own as in the local stack. */
export const startTestConstellation = ({ apart = ['ai'], settings = {} }: Options = {}): Promise<TestConstellation> =>
  scoped(async (scope) => {
    const servers = scope.use(await startTestServers());
    const env = { ...localSettings({}), PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'error', ...settings };
    const constellation = scope.use(await startConstellation({ servers, settings: env, apart }));
    return { ...constellation, servers };
  });
