import { useEffect, useState } from 'react';
import { loadQueueCounts, type QueueCount } from './queue-counts.ts';

type State = Readonly<{ data?: readonly QueueCount[]; error?: unknown }>;

export function useQueueCounts(): State & Readonly<{ refetch: () => void }> {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(() => new AbortController());
  useEffect(() => {
    const { signal } = attempt;
    loadQueueCounts(signal)
      .then((data) => setState({ data }))
      .catch((error: unknown) => {
        if (!signal.aborted) setState({ error });
      });
    return () => attempt.abort();
  }, [attempt]);
  return { ...state, refetch: () => setAttempt(new AbortController()) };
}
