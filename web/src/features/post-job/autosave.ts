import * as z from 'zod/mini';
import { WizardValues } from './wizard-form.ts';

/** The wizard saves this long after a change (spec section 9). */
export const autosaveMs = 1000;

/** What the wizard is about. */
export type WizardMode =
  | Readonly<{ kind: 'create' }>
  | Readonly<{ kind: 'edit'; id: number }>
  | Readonly<{ kind: 'draft'; id: number }>;

const Saved = z.object({
  values: WizardValues,
  step: z.int().check(z.minimum(0), z.maximum(4)),
  /** The version that the values are a change of; 0 for a new ad. */
  version: z.int(),
  /** The name of the wish to post, so that a second try after a lost connection makes no second ad. */
  wish: z.string(),
  savedAt: z.string(),
});
export type Saved = z.infer<typeof Saved>;

type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** By user, mode and id, so that one never overwrites another (design section 12). */
const keyOf = (userId: number, mode: WizardMode) =>
  `post_job:${userId}:${mode.kind}${mode.kind === 'create' ? '' : `:${mode.id}`}`;

/** What was saved before; undefined when nothing was, or nothing that this form can show. */
export function loadAutosave(storage: Entries, userId: number, mode: WizardMode): Saved | undefined {
  try {
    const parsed = Saved.safeParse(JSON.parse(storage.getItem(keyOf(userId, mode)) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A full storage keeps nothing new; the form goes on. */
export function keepAutosave(storage: Entries, userId: number, mode: WizardMode, saved: Saved): boolean {
  try {
    storage.setItem(keyOf(userId, mode), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export const clearAutosave = (storage: Entries, userId: number, mode: WizardMode) =>
  storage.removeItem(keyOf(userId, mode));
