import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startJobs } from './server.ts';

await runProcess(() => startJobs(readConfig(process.env)));
