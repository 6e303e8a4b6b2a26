import { beforeEach, expect, test } from '@jest/globals';
import { withFallback } from './browser-storage.ts';

beforeEach(() => localStorage.clear());

/** The real storage, which refuses new entries once it is full. */
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

test('a storage that works is used', () => {
  const entries = withFallback(() => localStorage);
  entries.setItem('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(entries.getItem('theme')).toBe('dark');
  entries.removeItem('theme');
  expect(entries.getItem('theme')).toBeNull();
});

test('where storage is forbidden, the page remembers by itself', () => {
  const entries = withFallback(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(entries.getItem('theme')).toBeNull();
  entries.setItem('theme', 'dark');
  expect(entries.getItem('theme')).toBe('dark');
  entries.removeItem('theme');
  expect(entries.getItem('theme')).toBeNull();
});

test('what a full storage refuses is remembered, and what it held before stays readable', () => {
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
