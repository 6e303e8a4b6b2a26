import DataLoader from 'dataloader';

const most = 500;

/**
 * What many ask for at the same time, done together: whatever is asked while a group is under way goes into the next
 * one, and who asks alone waits for nobody. The work answers each item at its place, with an error for one that failed;
 * where it throws, all of the group have failed.
 */
export const grouped = <Item, Result>(work: (items: readonly Item[]) => Promise<ArrayLike<Result | Error>>) => {
  let underWay: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  const together = (items: readonly Item[]) => {
    const done = work(items);
    underWay = done.catch(() => undefined);
    return done;
  };
  const loader = new DataLoader<Item, Result>(together, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (begin) => {
      turn = turn.then(() => {
        begin();
        return underWay;
      });
    },
  });
  return (item: Item): Promise<Result> => loader.load(item);
};
