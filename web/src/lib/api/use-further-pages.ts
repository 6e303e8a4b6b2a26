import { useEffect, useRef } from 'react';

type Pages = Readonly<{
  pageSize: number;
  /** Adds the page after an entry to the list. */
  load: (after: number) => Promise<unknown>;
  /** Called if a page does not come. */
  onFailure: () => void;
}>;

/** Loads the pages of a list after the first, one by one, until one is not full. */
export function useFurtherPages(
  list: readonly { readonly id: number }[] | undefined,
  { pageSize, load, onFailure }: Pages,
) {
  const asked = useRef<number>(undefined);
  const last = list && list.length % pageSize === 0 ? list.at(-1)?.id : undefined;
  useEffect(() => {
    if (last === undefined || asked.current === last) return;
    asked.current = last;
    load(last).catch(onFailure);
  });
}
