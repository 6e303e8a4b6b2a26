import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startIdentity } from './server.ts';

await runProcess(() => startIdentity(readConfig(process.env)));
