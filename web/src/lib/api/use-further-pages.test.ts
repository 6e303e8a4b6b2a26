import { expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useFurtherPages } from './use-further-pages.ts';

const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ id: count - at }));

/** A list that the server answers in pages of two, and how often a page was asked for. */
const useList = (all: readonly { id: number }[], load: (after: number) => Promise<void>) => {
  const [list, setList] = useState(all.slice(0, 2));
  const onFailure = jest.fn();
  useFurtherPages(list, {
    pageSize: 2,
    load: async (after) => {
      await load(after);
      setList((shown) => [...shown, ...all.filter(({ id }) => id < after).slice(0, 2)]);
    },
    onFailure,
  });
  return list;
};

test.each([
  [0, []],
  [1, []],
  [2, [1]],
  [5, [4, 2]],
  [6, [5, 3, 1]],
])('of %i entries all are loaded, and no page twice', async (count, asked) => {
  const load = jest.fn(async (_after: number) => undefined);
  const all = entries(count);
  const { result, rerender } = renderHook(() => useList(all, load));
  await waitFor(() => expect(load.mock.calls.map(([after]) => after)).toEqual(asked));
  await waitFor(() => expect(result.current).toEqual(all));
  rerender();
  expect(load).toHaveBeenCalledTimes(asked.length);
});

test('a page that does not come is told once, and asked for once', async () => {
  const [load, onFailure] = [jest.fn(async () => Promise.reject(new Error('away'))), jest.fn()];
  const list = entries(2);
  const { rerender } = renderHook(() => useFurtherPages(list, { pageSize: 2, load, onFailure }));
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});
