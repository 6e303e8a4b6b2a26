import { useEffect, useState } from 'react';
import { callRest } from '../../../lib/api/rest.ts';

type Failed = Readonly<{ count: number | undefined; failed: boolean }>;

const sumOf = (body: unknown) =>
  Array.isArray(body)
    ? body.reduce((sum: number, queue: unknown) => {
        const failed = typeof queue === 'object' && queue !== null && 'failed' in queue ? Number(queue.failed) : 0;
        return sum + failed;
      }, 0)
    : 0;

/** The number of jobs in all queues that have failed for good. */
export function useFailedJobs(): Failed {
  const [state, setState] = useState<Failed>({ count: undefined, failed: false });
  useEffect(() => {
    const controller = new AbortController();
    callRest('/ops/queues', { signal: controller.signal })
      .then(async (answer) => setState({ count: sumOf(await answer.json()), failed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setState({ count: undefined, failed: true });
      });
    return () => controller.abort();
  }, []);
  return state;
}
