import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { hasUnsavedForm, useUnsaved } from './unsaved.ts';

/** Whether the browser would ask for confirmation before closing the page. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks while any form has unsaved changes, and stops once all are saved', () => {
  const useForm = (unsaved: boolean) => useUnsaved(unsaved);
  const first = renderHook(useForm, { initialProps: true });
  const second = renderHook(useForm, { initialProps: true });
  expect(browserAsks()).toBe(true);
  first.rerender(false);
  expect([hasUnsavedForm(), browserAsks()]).toEqual([true, true]);
  second.unmount();
  expect([hasUnsavedForm(), browserAsks()]).toEqual([false, false]);
});
