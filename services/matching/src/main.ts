import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startMatching } from './server.ts';

await runProcess(() => startMatching(readConfig(process.env)));
