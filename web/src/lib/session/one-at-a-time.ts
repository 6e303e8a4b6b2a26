let queue: Promise<unknown> = Promise.resolve();

/** Runs `work` when no other is running: in all tabs if the browser has locks (secure pages), otherwise in this tab. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('waratah-session', work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
