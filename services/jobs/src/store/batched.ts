type Waiting<T> = { id: number; resolve: (found: T | undefined) => void; reject: (error: unknown) => void };

/** Turns reads of one thing each into one read of all that are asked for in the same turn. */
export const batched = <T extends { _id: number }>(readAll: (ids: readonly number[]) => PromiseLike<readonly T[]>) => {
  let waiting: Waiting<T>[] = [];

  const readWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const found = new Map((await readAll([...new Set(batch.map(({ id }) => id))])).map((one) => [one._id, one]));
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return (id: number) =>
    new Promise<T | undefined>((resolve, reject) => {
      if (waiting.push({ id, resolve, reject }) === 1) setImmediate(() => void readWaiting());
    });
};
