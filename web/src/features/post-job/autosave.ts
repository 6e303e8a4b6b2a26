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
  /** The name of the wish to post once it was sent, so that a second try after a lost answer makes no second ad. */
  wish: z.string(),
  savedAt: z.string(),
});
export type Saved = z.infer<typeof Saved>;

/** By user, mode and id, so that one never overwrites another (design section 12). */
const keyOf = (userId: number, mode: WizardMode) =>
  `post_job:${userId}:${mode.kind}${mode.kind === 'create' ? '' : `:${mode.id}`}`;

function parse(text: string | null | undefined): Saved | undefined {
  try {
    const parsed = Saved.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const newer = (one: Saved | undefined, other: Saved | undefined) =>
  one && other ? (one.savedAt < other.savedAt ? other : one) : (one ?? other);

/** Where the wizard keeps things: at once, and so that they outlive a killed browser. */
type Places = Readonly<{
  quick: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  durable: Readonly<{
    get: (key: string) => Promise<string | undefined>;
    set: (key: string, text: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  }>;
}>;

/** What was kept before; undefined when nothing was, or nothing that this form can show. */
export async function loadAutosave({ quick, durable }: Places, userId: number, mode: WizardMode) {
  const key = keyOf(userId, mode);
  return newer(parse(quick.getItem(key)), parse(await durable.get(key)));
}

/** A full storage keeps nothing new; the form goes on. */
export function keepAutosave({ quick, durable }: Places, userId: number, mode: WizardMode, saved: Saved): void {
  const [key, text] = [keyOf(userId, mode), JSON.stringify(saved)];
  try {
    quick.setItem(key, text);
  } catch {
    quick.removeItem(key);
  }
  void durable.set(key, text);
}

export function clearAutosave({ quick, durable }: Places, userId: number, mode: WizardMode): void {
  quick.removeItem(keyOf(userId, mode));
  void durable.remove(keyOf(userId, mode));
}
