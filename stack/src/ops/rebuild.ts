import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { callOps, type StackConnection } from './stack-connection.ts';

/** Publishes everything again from the services' databases, one kind after the other, and shows the progress. */
export const rebuild = async (stack: StackConnection) => {
  for (const path of ['/reannounce/users', '/reannounce/jobs', '/reannounce/verifications']) {
    await callOps(stack, 'POST', path);
    console.log(path, JSON.stringify({ announced: await reannounced(stack, path) }));
  }
  console.log('/reassess', JSON.stringify(await callOps(stack, 'POST', '/reassess')));
};

const Reannounced = z.object({ announced: z.number(), of: z.number(), finished_at: z.string().nullable() });
const [progressEveryMs, progressShownMs] = [300, 5_000];

/** Shows the progress of a job until it is done. Answers how many documents it published. */
const reannounced = async (stack: StackConnection, path: string) => {
  for (let shownAt = Date.now(); ; await sleep(progressEveryMs)) {
    const { announced, of, finished_at: finishedAt } = Reannounced.parse(await callOps(stack, 'GET', path));
    if (finishedAt) return announced;
    if (Date.now() - shownAt < progressShownMs) continue;
    shownAt = Date.now();
    console.log(`${path}: ${announced} of ${of}`);
  }
};
