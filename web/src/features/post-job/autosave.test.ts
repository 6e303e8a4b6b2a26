import { expect, test } from '@jest/globals';
import { clearAutosave, storeAutosave, loadAutosave, type Autosave, type WizardMode } from './autosave.ts';
import { emptyWizard } from './wizard-form.ts';

const inMemory = () => {
  const [quick, durable] = [new Map<string, string>(), new Map<string, string>()];
  return {
    kept: { quick, durable },
    storages: {
      quick: {
        getItem: (key: string) => quick.get(key) ?? null,
        setItem: (key: string, text: string) => void quick.set(key, text),
        removeItem: (key: string) => void quick.delete(key),
      },
      durable: {
        get: async (key: string) => durable.get(key),
        set: async (key: string, text: string) => void durable.set(key, text),
        remove: async (key: string) => void durable.delete(key),
      },
    },
  };
};

const create: WizardMode = { kind: 'create' };
const saved = (title: string, savedAt = '2026-11-21T09:00:00Z'): Autosave => ({
  values: { ...emptyWizard, title },
  step: 1,
  version: 0,
  wish: 'w',
  savedAt,
});

test('what is kept comes back to its user, mode and id alone', async () => {
  const { storages } = inMemory();
  storeAutosave(storages, 1, create, saved('New'));
  storeAutosave(storages, 1, { kind: 'edit', id: 7 }, saved('Edited'));
  storeAutosave(storages, 1, { kind: 'draft', id: 7 }, saved('Draft'));
  const title = async (user: number, mode: WizardMode) => (await loadAutosave(storages, user, mode))?.values.title;
  expect(await title(1, create)).toBe('New');
  expect(await title(1, { kind: 'edit', id: 7 })).toBe('Edited');
  expect(await title(1, { kind: 'draft', id: 7 })).toBe('Draft');
  expect(await title(1, { kind: 'edit', id: 8 })).toBeUndefined();
  expect(await title(2, create)).toBeUndefined();
});

test('after a killed browser the newer of the two storages counts', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('Old'));
  const [[key = '', old = ''] = []] = kept.quick;
  storeAutosave(storages, 1, create, saved('New', '2026-11-21T09:00:05Z'));
  kept.quick.set(key, old);
  expect((await loadAutosave(storages, 1, create))?.values.title).toBe('New');
  kept.durable.clear();
  expect((await loadAutosave(storages, 1, create))?.values.title).toBe('Old');
});

test('what is cleared is gone from both', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('New'));
  clearAutosave(storages, 1, create);
  expect([kept.quick.size, kept.durable.size]).toEqual([0, 0]);
  expect(await loadAutosave(storages, 1, create)).toBeUndefined();
});

test('what no form of ours can show is as nothing', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('New'));
  const [key = ''] = kept.quick.keys();
  kept.durable.clear();
  for (const broken of [
    '{',
    '{}',
    JSON.stringify({ ...saved('x'), step: 9 }),
    JSON.stringify({ ...saved('x'), values: {} }),
  ]) {
    kept.quick.set(key, broken);
    expect(await loadAutosave(storages, 1, create)).toBeUndefined();
  }
});

test('a full storage keeps the newest in the other place', async () => {
  const { storages } = inMemory();
  const full = {
    ...storages.quick,
    setItem: () => {
      throw new Error('full');
    },
  };
  storeAutosave({ ...storages, quick: full }, 1, create, saved('New'));
  expect((await loadAutosave({ ...storages, quick: full }, 1, create))?.values.title).toBe('New');
});
