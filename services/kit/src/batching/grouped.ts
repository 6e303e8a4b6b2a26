import DataLoader from 'dataloader';

const largestGroup = 500;

/**
 * Groups calls: those made while a group is being worked on form the next one, and a single call runs at once. `work`
 * answers each item at its index, with an error for an item that failed; if it throws, every call of the group fails.
 */
export const grouped = <Item, Result>(
  work: (items: readonly Item[]) => Promise<ArrayLike<Result | Error>>,
  maxBatchSize = largestGroup,
) => {
  let running: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  const runGroup = (items: readonly Item[]) => {
    const done = work(items);
    running = done.catch(() => undefined);
    return done;
  };
  const loader = new DataLoader<Item, Result>(runGroup, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (dispatch) => {
      turn = turn.then(() => {
        dispatch();
        return running;
      });
    },
  });
  return (item: Item): Promise<Result> => loader.load(item);
};
