import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { type Kept, keptForm, type Storages } from './autosave.ts';
import { emptyQuickForm, QuickValues } from './quick-form.ts';

/** The quick form's unsent values in this browser, stored like the wizard's. */
const kept = keptForm(QuickValues);
const name = 'quick';

/** The initial state of the form. */
export type QuickStart = Readonly<{
  values: QuickValues;
  idempotencyKey: string;
  /** Whether an earlier attempt was sent whose answer is unknown. */
  sent: boolean;
  /** When the values were saved in this browser; undefined for an empty form. */
  savedAt: string | undefined;
}>;

export const startOfQuick = async (storages: Storages, userId: number): Promise<QuickStart> => {
  const found = await kept.load(storages, userId, name);
  if (!found) return { values: emptyQuickForm, idempotencyKey: newIdempotencyKey(), sent: false, savedAt: undefined };
  const { values, sentKey, savedAt } = found;
  return { values, idempotencyKey: sentKey || newIdempotencyKey(), sent: sentKey !== '', savedAt };
};

/** Restores what starting over discarded, and stores it in this browser again, with the key of an attempt that was sent. */
export const keptQuickAgain = (storages: Storages, userId: number, left: QuickStart): QuickStart => {
  const { values, idempotencyKey, sent } = left;
  const savedAt = new Date().toISOString();
  keepQuick(storages, userId, { values, sentKey: sent ? idempotencyKey : '', savedAt });
  return { ...left, savedAt };
};

type Unsent = Pick<Kept<QuickValues>, 'values' | 'sentKey' | 'savedAt'>;

/** Stores the values; `sentKey` is the idempotency key of an attempt that was sent, otherwise empty. */
export const keepQuick = (storages: Storages, userId: number, unsent: Unsent) =>
  kept.store(storages, userId, name, { ...unsent, step: 0, version: 0 });

export const forgetQuick = (storages: Storages, userId: number) => kept.clear(storages, userId, name);
