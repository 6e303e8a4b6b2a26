import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Two minutes at the portal's usual five seconds. */
const tries = 24;

/**
 * Asks again while the portal answers that a part of it is busy or away, as on a slow machine whose first start this is.
 * All attempts have one idempotency key, so that nothing is created twice.
 */
export const patiently = async (url: string, init: RequestInit): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('idempotency-key', randomUUID());
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, { ...init, headers });
    if (answer.status !== 503 || attempt === tries) return answer;
    await answer.body?.cancel();
    await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
};
