import { fileURLToPath } from 'node:url';
import { readConfig as readAi } from '@waratah/ai/config';
import { startAi } from '@waratah/ai/server';
import { readConfig as readApplications } from '@waratah/applications/config';
import { startApplications } from '@waratah/applications/server';
import { readConfig as readGateway } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { readConfig as readIdentity } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { readConfig as readJobs } from '@waratah/jobs/config';
import { startJobs } from '@waratah/jobs/server';
import { readConfig as readMailer } from '@waratah/mailer/config';
import { startMailer } from '@waratah/mailer/server';
import { readConfig as readMatching } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { readConfig as readVisa } from '@waratah/visa/config';
import { startVisa } from '@waratah/visa/server';

type Env = NodeJS.ProcessEnv;
type Start = (env: Env) => Promise<AsyncDisposable>;

const main = (path: string) => fileURLToPath(new URL(`../../${path}/src/main.ts`, import.meta.url));

/**
 * Every part of Waratah: how it reads its settings, how it starts in this process, and the file that starts it in a
 * separate one.
 */
export const parts = {
  identity: { read: readIdentity, start: (env) => startIdentity(readIdentity(env)), main: main('services/identity') },
  jobs: { read: readJobs, start: (env) => startJobs(readJobs(env)), main: main('services/jobs') },
  applications: {
    read: readApplications,
    start: (env) => startApplications(readApplications(env)),
    main: main('services/applications'),
  },
  ai: { read: readAi, start: (env) => startAi(readAi(env)), main: main('services/ai') },
  matching: { read: readMatching, start: (env) => startMatching(readMatching(env)), main: main('services/matching') },
  visa: { read: readVisa, start: (env) => startVisa(readVisa(env)), main: main('services/visa') },
  mailer: { read: readMailer, start: (env) => startMailer(readMailer(env)), main: main('services/mailer') },
  gateway: { read: readGateway, start: (env) => startGateway(readGateway(env)), main: main('gateway') },
} as const satisfies Record<string, { read: (env: Env) => unknown; start: Start; main: string }>;

export type PartName = keyof typeof parts;
