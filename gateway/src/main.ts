import { runProcess } from '@waratah/kit/process/lifecycle';
import { readConfig } from './config.ts';
import { startGateway } from './server.ts';

await runProcess(() => startGateway(readConfig(process.env)));
