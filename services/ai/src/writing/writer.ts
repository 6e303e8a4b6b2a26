import type { Brief } from '../domain/description/brief.ts';
import { localText } from '../domain/description/local-text.ts';
import { beginningsOf, type Text } from '../domain/description/text.ts';

/** Options of a description: a model from the allowed list, and a signal that ends the writing. */
export type WriteOptions = Readonly<{ model?: string | undefined; signal?: AbortSignal | undefined }>;

/** Who writes descriptions: our own composer or a model. */
export type Writer = Readonly<{
  kind: 'local' | 'model';
  /**
   * The text as it grows, a sentence or item at a time; the last one is the whole, and alone is sure to be what it must
   * be. Throws UNAVAILABLE in the spec's words where a model fails or answers nothing of use.
   */
  write: (brief: Brief, options?: WriteOptions) => AsyncIterable<Text>;
}>;

/** Composes from what the employer gave; never fails. */
export const localWriter: Writer = {
  kind: 'local',
  write: async function* (brief) {
    yield* beginningsOf(localText(brief));
  },
};
