import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startAi } from './server.ts';

await runProcess(() => startAi(readConfig(process.env)));
