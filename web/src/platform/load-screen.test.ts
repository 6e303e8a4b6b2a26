import { beforeEach, expect, test } from '@jest/globals';
import { tabStorage } from '../lib/browser-storage.ts';
import { isMissingFile, loadScreen } from './load-screen.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Jobs-1.js'));

const browser = (online = true) => {
  const seen = { reloads: 0 };
  return { seen, surroundings: { page: () => '/jobs', reload: () => void seen.reloads++, online: () => online } };
};

beforeEach(() => tabStorage.removeItem('reloaded_for'));

const settled = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((done) => setTimeout(() => done('waits'), 20)),
  ]);

test('a loaded screen is shown', async () => {
  const { seen, surroundings } = browser();
  expect(await loadScreen(() => Promise.resolve('screen'), surroundings)).toBe('screen');
  expect(seen.reloads).toBe(0);
});

test('a missing file reloads the page once; the second time it is an error', async () => {
  const { seen, surroundings } = browser();
  expect(await settled(loadScreen(gone, surroundings))).toBe('waits');
  expect(seen.reloads).toBe(1);
  expect(await settled(loadScreen(gone, surroundings))).toBe('failed');
  expect(seen.reloads).toBe(1);
});

test('after the new release is loaded, the next one may reload again', async () => {
  const { seen, surroundings } = browser();
  await settled(loadScreen(gone, surroundings));
  await loadScreen(() => Promise.resolve('screen'), surroundings);
  expect(await settled(loadScreen(gone, surroundings))).toBe('waits');
  expect(seen.reloads).toBe(2);
});

test('offline, and for a bug in the code, nothing is reloaded', async () => {
  const { seen, surroundings } = browser(false);
  expect(await settled(loadScreen(gone, surroundings))).toBe('failed');
  const fault = () => Promise.reject(new Error('x is not a function'));
  expect(await settled(loadScreen(fault, browser().surroundings))).toBe('failed');
  expect(seen.reloads).toBe(0);
});

test("each browser's message for a missing module is recognised", () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://waratah.example/assets/Jobs.js',
    'error loading dynamically imported module: https://waratah.example/assets/Jobs.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
  ])
    expect(isMissingFile(new TypeError(words))).toBe(true);
  expect(isMissingFile(new Error('Cannot read properties of undefined'))).toBe(false);
});
