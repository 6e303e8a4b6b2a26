import * as z from 'zod/mini';
import { unsentAdsOf } from '../../lib/session/unsent-ads.ts';
import type { TabEntries } from './tab-entries.ts';
import { lastStep } from './wizard-fields.ts';
import { WizardValues } from './wizard-form.ts';

/** How long after a change the wizard saves (spec section 9). */
export const autosaveMs = 1000;

/** Whether the wizard creates, edits or copies an ad, or edits a draft. */
export type WizardMode =
  | Readonly<{ kind: 'create' }>
  | Readonly<{ kind: 'edit' | 'copy'; id: number }>
  | Readonly<{ kind: 'draft'; id: number }>;

/** A form's stored state in this browser. */
export type Kept<Values> = Readonly<{
  values: Values;
  step: number;
  /** The version on the server that the values are based on; 0 for a new ad. */
  version: number;
  /** The idempotency key of an attempt that was sent, so that a retry does not create a second ad; else empty. */
  sentKey: string;
  savedAt: string;
}>;
export type Autosave = Kept<WizardValues>;

/** The entry's name has mode and id, so that no form overwrites another (design section 12). */
const nameOf = (mode: WizardMode) => (mode.kind === 'create' ? mode.kind : `${mode.kind}:${mode.id}`);

const stepsOfForm = z.int().check(z.minimum(0), z.maximum(lastStep));

/** Returns a function that parses a stored entry; undefined for one that does not fit the form. */
const reader = <Values>(values: z.ZodMiniType<Values>) => {
  const Entry = z.object({
    values,
    step: stepsOfForm,
    version: z.int(),
    // Absent in entries that an earlier release stored.
    sentKey: z._default(z.string(), ''),
    savedAt: z.string(),
  });
  return (text: string | null | undefined): Kept<Values> | undefined => {
    try {
      const parsed = Entry.safeParse(JSON.parse(text ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  };
};

const newer = <Values>(one: Kept<Values> | undefined, other: Kept<Values> | undefined) =>
  one && other ? (one.savedAt < other.savedAt ? other : one) : (one ?? other);

/** `quick` writes synchronously; `durable` survives a killed browser. */
export type Storages = Readonly<{
  quick: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  durable: Readonly<{
    get: (key: string) => Promise<string | undefined>;
    set: (key: string, text: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  }>;
  /** Tabs with new ads have entries of their own. */
  tabs: TabEntries;
}>;

/** An ad that the server has is one in all tabs; each tab may have a new one of its own. */
const newAds: ReadonlySet<string> = new Set(['create', 'quick']);

/** Reads, stores and removes the unsent values of a form, in an entry per user and name, and tab for a new ad. */
export const keptForm = <Values>(values: z.ZodMiniType<Values>) => {
  const parse = reader(values);
  const keyOf = (userId: number, name: string) => `${unsentAdsOf(userId)}${name}`;
  return {
    /** The newer of both stored entries; undefined if neither fits the form. */
    load: async ({ quick, durable, tabs }: Storages, userId: number, name: string) => {
      const key = keyOf(userId, name);
      const read = async (entry: string) => newer(parse(quick.getItem(entry)), parse(await durable.get(entry)));
      if (newAds.has(name)) await tabs.choose(key, async (entry) => (await read(entry))?.savedAt);
      return read(tabs.of(key));
    },
    /** A full storage is not an error: the form works without it. */
    store: ({ quick, durable, tabs }: Storages, userId: number, name: string, kept: Kept<Values>): void => {
      const [key, text] = [tabs.of(keyOf(userId, name)), JSON.stringify(kept)];
      try {
        quick.setItem(key, text);
      } catch {
        quick.removeItem(key);
      }
      void durable.set(key, text);
    },
    clear: ({ quick, durable, tabs }: Storages, userId: number, name: string): void => {
      const key = tabs.of(keyOf(userId, name));
      quick.removeItem(key);
      void durable.remove(key);
    },
  };
};

const wizard = keptForm(WizardValues);

export const loadAutosave = (storages: Storages, userId: number, mode: WizardMode) =>
  wizard.load(storages, userId, nameOf(mode));

export const storeAutosave = (storages: Storages, userId: number, mode: WizardMode, kept: Autosave): void =>
  wizard.store(storages, userId, nameOf(mode), kept);

export const clearAutosave = (storages: Storages, userId: number, mode: WizardMode): void =>
  wizard.clear(storages, userId, nameOf(mode));
