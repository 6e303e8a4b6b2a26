import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { askingHistory } from './asking-history.ts';
import { leaveNow, stay, useAsked, useUnsaved } from './unsaved.ts';

const popped = () =>
  act(() => new Promise((done) => window.addEventListener('popstate', () => setTimeout(done), { once: true })));

const open = () => {
  window.history.pushState({ idx: 0 }, '', '/');
  const history = askingHistory();
  const seen: string[] = [];
  const stop = history.listen(({ location }) => void seen.push(location.pathname));
  return { history, seen, stop };
};

let close = () => {};
let portal = open();

beforeEach(() => {
  // The one of this file itself would ask beside it.
  portal.stop();
  portal = open();
});
afterEach(() => {
  act(stay);
  close();
  close = () => {};
  portal.stop();
});

/** A form on the screen with something in it. */
const editing = () => {
  close = renderHook(() => useUnsaved(true)).unmount;
};
const asked = () => {
  const { result, unmount } = renderHook(useAsked);
  unmount();
  return result.current;
};

test('nothing entered, nothing asked', () => {
  portal.history.push('/about');
  expect(portal.history.location.pathname).toBe('/about');
  expect(asked()).toBe(false);
});

test('a link out of a form waits for the answer', () => {
  editing();
  portal.history.push('/about');
  expect(portal.history.location.pathname).toBe('/');
  expect(asked()).toBe(true);
  act(leaveNow);
  expect(portal.history.location.pathname).toBe('/about');
  expect(asked()).toBe(false);
});

test('who stays, stays', () => {
  editing();
  portal.history.push('/about');
  act(stay);
  expect(portal.history.location.pathname).toBe('/');
  expect(portal.seen).toEqual([]);
});

test('back is taken back until somebody agrees, and the screens hear of it once', async () => {
  portal.history.push('/profile');
  portal.seen.length = 0;
  editing();
  window.history.back();
  await popped();
  await popped();
  expect(portal.history.location.pathname).toBe('/profile');
  expect(asked()).toBe(true);
  expect(portal.seen).toEqual([]);
  act(leaveNow);
  await popped();
  expect(portal.seen).toEqual(['/']);
  expect(asked()).toBe(false);
});

test('redirects and links to the same page pass', () => {
  editing();
  portal.history.push('/');
  portal.history.replace('/auth');
  expect(portal.history.location.pathname).toBe('/auth');
  expect(asked()).toBe(false);
});

test('a saved form lets everybody go', () => {
  editing();
  close();
  portal.history.push('/about');
  expect(portal.history.location.pathname).toBe('/about');
});
