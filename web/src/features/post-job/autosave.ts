import * as z from 'zod/mini';
import { WizardValues } from './wizard-form.ts';

/** The wizard saves this long after a change (spec section 9). */
export const autosaveMs = 1000;

/** What the wizard edits. */
export type WizardMode =
  | Readonly<{ kind: 'create' }>
  | Readonly<{ kind: 'edit'; id: number }>
  | Readonly<{ kind: 'draft'; id: number }>;

const Autosave = z.object({
  values: WizardValues,
  step: z.int().check(z.minimum(0), z.maximum(4)),
  /** The version that the values change; 0 for a new ad. */
  version: z.int(),
  /** The idempotency key of an attempt that was sent, so that a retry makes no second ad; empty before. */
  wish: z.string(),
  savedAt: z.string(),
});
export type Autosave = z.infer<typeof Autosave>;

/** By user, mode and id, so that no form overwrites another (design section 12). */
const keyOf = (userId: number, mode: WizardMode) =>
  `post_job:${userId}:${mode.kind}${mode.kind === 'create' ? '' : `:${mode.id}`}`;

function parse(text: string | null | undefined): Autosave | undefined {
  try {
    const parsed = Autosave.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const newer = (one: Autosave | undefined, other: Autosave | undefined) =>
  one && other ? (one.savedAt < other.savedAt ? other : one) : (one ?? other);

/** A storage that writes at once, and one that survives a killed browser. */
type Storages = Readonly<{
  quick: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  durable: Readonly<{
    get: (key: string) => Promise<string | undefined>;
    set: (key: string, text: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  }>;
}>;

/** The newest stored values; undefined when there are none that this form can show. */
export async function loadAutosave({ quick, durable }: Storages, userId: number, mode: WizardMode) {
  const key = keyOf(userId, mode);
  return newer(parse(quick.getItem(key)), parse(await durable.get(key)));
}

/** A full storage is not an error: the form works without it. */
export function storeAutosave({ quick, durable }: Storages, userId: number, mode: WizardMode, saved: Autosave): void {
  const [key, text] = [keyOf(userId, mode), JSON.stringify(saved)];
  try {
    quick.setItem(key, text);
  } catch {
    quick.removeItem(key);
  }
  void durable.set(key, text);
}

export function clearAutosave({ quick, durable }: Storages, userId: number, mode: WizardMode): void {
  quick.removeItem(keyOf(userId, mode));
  void durable.remove(keyOf(userId, mode));
}
