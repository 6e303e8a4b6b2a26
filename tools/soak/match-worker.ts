import { parentPort, workerData } from 'node:worker_threads';
import { differingIn, Slice } from '../../tests/support/compare-engine.ts';

parentPort?.postMessage(differingIn(Slice.parse(workerData)));
