import { expect, test } from '@jest/globals';
import { clearAutosave, storeAutosave, loadAutosave, type Autosave, type WizardMode } from './autosave.ts';
import { unsentAdsOf } from '../../lib/session/unsent-ads.ts';
import { emptyQuickForm } from './quick-form.ts';
import { forgetQuick, keepQuick, keptQuickAgain, startOfQuick } from './quick-start.ts';
import { emptyWizard } from './wizard-form.ts';
import { tabEntries } from './tab-entries.ts';
import { keptAgain, startOfNew } from './wizard-start.ts';

const memoryOfTab = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
};

/** The locks of a browser with tabs: each held until its tab is closed. */
const someLocks = () => {
  const held = new Map<string, number>();
  const ofTab = (tab: number): Pick<LockManager, 'request'> => ({
    request: async (name: string, _options: unknown, hold?: (lock: Lock | null) => unknown) => {
      const isFree = !held.has(name);
      if (isFree) held.set(name, tab);
      void hold?.(isFree ? { name, mode: 'exclusive' } : null);
      return undefined;
    },
  });
  const close = (tab: number) => {
    for (const [name, holder] of held) if (holder === tab) held.delete(name);
  };
  return { ofTab, close };
};

const inMemory = (locks?: Pick<LockManager, 'request'>) => {
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
      tabs: tabEntries(locks, memoryOfTab()),
    },
  };
};

const create: WizardMode = { kind: 'create' };
const saved = (title: string, savedAt = '2026-11-21T09:00:00Z'): Autosave => ({
  values: { ...emptyWizard, title },
  step: 1,
  version: 0,
  sentKey: 'w',
  savedAt,
});

test('saved content is returned to its user, mode and id only', async () => {
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

test('tabs with new ads keep an entry each, and the one saved last comes back when they are closed', async () => {
  const locks = someLocks();
  const { storages } = inMemory();
  const tab = (id: number, memory = memoryOfTab()) => ({ ...storages, tabs: tabEntries(locks.ofTab(id), memory) });
  const [memoryOfFirst, memoryOfSecond] = [memoryOfTab(), memoryOfTab()];
  const titleIn = async (of: typeof storages, mode: WizardMode = create) =>
    (await loadAutosave(of, 1, mode))?.values.title;
  const [first, second] = [tab(1, memoryOfFirst), tab(2, memoryOfSecond)];
  // The same form may be loaded twice at once.
  expect(await Promise.all([titleIn(first), titleIn(first), titleIn(second)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  storeAutosave(first, 1, create, saved('Baker'));
  storeAutosave(second, 1, create, saved('Barista', '2026-11-21T09:00:05Z'));
  expect([await titleIn(first), await titleIn(second), await titleIn(tab(3))]).toEqual(['Baker', 'Barista', undefined]);
  clearAutosave(second, 1, create);
  expect([await titleIn(first), await titleIn(second)]).toEqual(['Baker', undefined]);
  storeAutosave(second, 1, create, saved('Waiter', '2026-11-21T09:00:09Z'));
  const closeAll = () => [1, 2, 3, 4, 5].map(locks.close);
  closeAll();
  expect([await titleIn(tab(1, memoryOfFirst)), await titleIn(tab(2, memoryOfSecond))]).toEqual(['Baker', 'Waiter']);
  closeAll();
  expect([await titleIn(tab(4)), await titleIn(tab(5))]).toEqual(['Waiter', 'Baker']);
  // An ad that the server has is one in all tabs.
  storeAutosave(first, 1, { kind: 'edit', id: 7 }, saved('Edited'));
  expect(await titleIn(second, { kind: 'edit', id: 7 })).toBe('Edited');
});

test('after a killed browser the newer of the two storages is used', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('Old'));
  const [[key = '', old = ''] = []] = kept.quick;
  storeAutosave(storages, 1, create, saved('New', '2026-11-21T09:00:05Z'));
  kept.quick.set(key, old);
  expect((await loadAutosave(storages, 1, create))?.values.title).toBe('New');
  kept.durable.clear();
  expect((await loadAutosave(storages, 1, create))?.values.title).toBe('Old');
});

test('cleared content is removed from both', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('New'));
  clearAutosave(storages, 1, create);
  expect([kept.quick.size, kept.durable.size]).toEqual([0, 0]);
  expect(await loadAutosave(storages, 1, create)).toBeUndefined();
});

test('content that no form can show is ignored', async () => {
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

test('with a full storage the newest content is kept in the other one', async () => {
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

test('the quick form is saved beside the wizard, with its own fields, until it is sent or its user logs out', async () => {
  const { storages, kept } = inMemory();
  storeAutosave(storages, 1, create, saved('Wizard'));
  const values = { ...emptyQuickForm, title: 'Quick', salaryMin: '34' };
  keepQuick(storages, 1, { values, sentKey: 'sent-key', savedAt: '2026-11-21T09:00:00Z' });
  expect(await startOfQuick(storages, 1)).toEqual({
    values,
    idempotencyKey: 'sent-key',
    sent: true,
    savedAt: '2026-11-21T09:00:00Z',
  });
  expect((await loadAutosave(storages, 1, create))?.values.title).toBe('Wizard');
  expect([...kept.quick.keys()].every((key) => key.startsWith(unsentAdsOf(1)))).toBe(true);
  expect((await startOfQuick(storages, 2)).values.title).toBe('');
  forgetQuick(storages, 1);
  expect(await startOfQuick(storages, 1)).toMatchObject({ sent: false, savedAt: undefined, values: { title: '' } });
});

test.each([
  ['sent without an answer', true],
  ['never sent', false],
])('an ad that was %s, discarded and taken back is posted again with its own key', async (_, sent) => {
  const { storages } = inMemory();
  const quick = { values: { ...emptyQuickForm, title: 'Quick' }, idempotencyKey: 'its-key', sent, savedAt: undefined };
  expect(keptQuickAgain(storages, 1, quick)).toMatchObject({ idempotencyKey: 'its-key', sent });
  const quickAfterReload = await startOfQuick(storages, 1);
  const wizard = { ...quick, values: { ...emptyWizard, title: 'Wizard' }, stored: emptyWizard, step: 2, version: 0 };
  expect(keptAgain(1, create, wizard)).toMatchObject({ idempotencyKey: 'its-key', sent });
  for (const after of [quickAfterReload, await startOfNew(1)]) {
    expect(after.sent).toBe(sent);
    expect(after.idempotencyKey === 'its-key').toBe(sent);
  }
});
