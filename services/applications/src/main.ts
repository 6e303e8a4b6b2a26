import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startApplications } from './server.ts';

await runProcess(() => startApplications(readConfig(process.env)));
