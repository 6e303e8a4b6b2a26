import { beforeEach, expect, test } from '@jest/globals';
import { withFallback } from './browser-storage.ts';

beforeEach(() => localStorage.clear());

/** The real storage, which can be set to refuse new entries as if it were full. */
const filling = () => {
  const state = { full: false };
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  return { state, storage };
};

test('a working storage is used', () => {
  const entries = withFallback(() => localStorage);
  entries.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(entries.getItem('theme')).toBe('dark');
  entries.removeItem('theme');
  expect(entries.getItem('theme')).toBeNull();
});

test('if storage is forbidden, values are kept in memory', () => {
  const entries = withFallback(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(entries.getItem('theme')).toBeNull();
  entries.setItem('theme', 'dark');
  expect(entries.getItem('theme')).toBe('dark');
  entries.removeItem('theme');
  expect(entries.getItem('theme')).toBeNull();
});

test('values that a full storage refuses are kept in memory, and earlier ones remain readable', () => {
  const { state, storage } = filling();
  const entries = withFallback(() => storage);
  entries.setItem('user', 'Mei');
  entries.setItem('theme', 'light');
  state.full = true;
  entries.setItem('theme', 'dark');
  expect(entries.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(entries.getItem('user')).toBe('Mei');
});

test('once there is room again, the storage holds it', () => {
  const { state, storage } = filling();
  const entries = withFallback(() => storage);
  state.full = true;
  entries.setItem('theme', 'dark');
  state.full = false;
  entries.setItem('theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(entries.getItem('theme')).toBe('light');
});
