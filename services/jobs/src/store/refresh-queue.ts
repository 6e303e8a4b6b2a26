/** How many ids are read at once. */
const batchSize = 500;

/**
 * Reads ids in batches, one batch at a time, since two concurrent reads could overwrite a newer state of a document
 * with an older one. A failed batch is read again with the next call. Resolves when no id waits.
 */
export const refreshQueue = (read: (ids: readonly number[]) => Promise<void>) => {
  const waiting = new Set<number>();
  let running: Promise<void> | undefined;

  const readBatch = async () => {
    const ids = [...waiting].slice(0, batchSize);
    for (const id of ids) waiting.delete(id);
    await read(ids).catch((error: unknown) => {
      for (const id of ids) waiting.add(id);
      throw error;
    });
  };
  // `running` is cleared in the same tick in which the last id was read, so that an id added later starts another run.
  const drain = async () => {
    try {
      while (waiting.size > 0) await readBatch();
    } finally {
      running = undefined;
    }
  };
  return (ids: readonly number[]): Promise<void> => {
    for (const id of ids) waiting.add(id);
    return (running ??= Promise.resolve().then(drain));
  };
};
