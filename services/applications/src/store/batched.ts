type Waiting<Found> = { id: number; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void };

/** Turns reads of one thing each into one read of all that are asked for in the same turn. */
export const batched = <Found>(readAll: (ids: readonly number[]) => PromiseLike<ReadonlyMap<number, Found>>) => {
  let waiting: Waiting<Found>[] = [];

  const readWaiting = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const found = await readAll([...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return (id: number) =>
    new Promise<Found | undefined>((resolve, reject) => {
      if (waiting.push({ id, resolve, reject }) === 1) setImmediate(() => void readWaiting());
    });
};

/** The same for each person who asks: their reads of one turn become one. */
export const batchedFor = <Found>(
  readAll: (who: number, ids: readonly number[]) => PromiseLike<ReadonlyMap<number, Found>>,
) => {
  const readers = new Map<number, (id: number) => Promise<Found | undefined>>();
  return (who: number, id: number) => {
    const reader =
      readers.get(who) ??
      batched<Found>((ids) => {
        readers.delete(who);
        return readAll(who, ids);
      });
    readers.set(who, reader);
    return reader(id);
  };
};
