import DataLoader from 'dataloader';

type ReadAll<Found> = (ids: readonly number[]) => Promise<ReadonlyMap<number, Found>>;

const eachTurn = { cache: false, batchScheduleFn: (dispatch: () => void) => void setImmediate(dispatch) } as const;

/** Reads by id, with one query for all ids requested in the same tick. */
export const batchedById = <Found>(readAll: ReadAll<Found>) => {
  const loader = new DataLoader<number, Found | undefined>(async (ids) => {
    const found = await readAll([...new Set(ids)]);
    return ids.map((id) => found.get(id));
  }, eachTurn);
  return (id: number) => loader.load(id);
};

/** Reads for an owner, with one query per owner for all ids requested in the same tick. */
export const batchedByOwner = <Found>(
  readAll: (owner: number, ids: readonly number[]) => ReturnType<ReadAll<Found>>,
) => {
  const loader = new DataLoader<Readonly<{ owner: number; id: number }>, Found | undefined>(async (keys) => {
    const owners = new Map(
      [...Map.groupBy(keys, ({ owner }) => owner)].map(([owner, owned]) => [owner, new Set(owned.map(({ id }) => id))]),
    );
    const found = new Map(
      await Promise.all([...owners].map(async ([owner, ids]) => [owner, await readAll(owner, [...ids])] as const)),
    );
    return keys.map(({ owner, id }) => found.get(owner)?.get(id));
  }, eachTurn);
  return (owner: number, id: number) => loader.load({ owner, id });
};
