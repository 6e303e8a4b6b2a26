let queue: Promise<unknown> = Promise.resolve();

/** Over all tabs where the browser has locks (secure pages), else over this one. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('waratah-session', work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
