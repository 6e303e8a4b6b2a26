import { useEffect, useState } from 'react';
import { loadQueueCounts, type QueueCount } from './queue-counts.ts';

type State = Readonly<{ data?: readonly QueueCount[]; error?: unknown }>;

export function useQueueCounts(): State & Readonly<{ refetch: () => void }> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State>({});
  useEffect(() => {
    const gone = new AbortController();
    loadQueueCounts(gone.signal)
      .then((data) => setState({ data }))
      .catch((error: unknown) => {
        if (!gone.signal.aborted) setState({ error });
      });
    return () => gone.abort();
  }, [turn]);
  return { ...state, refetch: () => setTurn(turn + 1) };
}
