import { parentPort, workerData } from 'node:worker_threads';
import { differingIn, type Slice } from '../support/compare-engine.ts';

parentPort?.postMessage(differingIn(workerData as Slice));
