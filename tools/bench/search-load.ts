import { setTimeout as sleep } from 'node:timers/promises';
import type { rest } from '../../tests/support/as-user.ts';
import type { Ran, Work } from './turns.ts';

const searchesPerS = 25;
const words = ['barista', 'kitchen', 'engineer', 'nurse', 'retail', 'data', 'cleaner', 'tutor'];

/** Searches for some time at a fixed rate, whether answers keep up or not. */
export const searching = async (ms: number, search: Work): Promise<Ran> => {
  const began = performance.now();
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  for (let turn = 0; turn < (ms / 1_000) * searchesPerS; turn++) {
    const due = began + (turn * 1_000) / searchesPerS;
    await sleep(Math.max(0, due - performance.now()));
    asked.push(search(turn).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(asked);
  return { times, tookMs: performance.now() - began };
};

/** Each search is for other words than the one before. */
export const searcher = (api: ReturnType<typeof rest>): Work => {
  let asked = 0;
  return async () => {
    const number = asked++;
    const { status } = await api.get(`/jobs/search?search=${words[number % words.length]}%20${number}`);
    if (status !== 200) throw new Error(`search answered ${status}`);
  };
};
