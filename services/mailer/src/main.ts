import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startMailer } from './server.ts';

await runProcess(() => startMailer(readConfig(process.env)));
