import { setTimeout as sleep } from 'node:timers/promises';
import { OpsError } from './ops-error.ts';
import type { StackConnection } from './stack-connection.ts';

const patienceMs = 60_000;

/** Ends a part's process, which the stack then restarts. Resolves when the new one is ready. Throws OpsError. */
export const restartPart = async ({ pids }: StackConnection, part: string) => {
  const running = await pids();
  const before = running[part];
  if (before === undefined)
    throw new OpsError(
      `${part} has no process of its own. Those that have: ${Object.keys(running).join(', ') || 'none'}. ` +
        'With npm start -- --processes every part has one.',
    );
  process.kill(before, 'SIGTERM');
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(100)) {
    const now = (await pids())[part];
    if (now !== undefined && now !== before) return console.log(`${part} runs again, as process ${now}.`);
  }
  throw new OpsError(
    `${part} did not come back in ${patienceMs / 1_000} seconds. What it says is where npm start runs.`,
  );
};
