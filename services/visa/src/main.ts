import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startVisa } from './server.ts';

await runProcess(() => startVisa(readConfig(process.env)));
