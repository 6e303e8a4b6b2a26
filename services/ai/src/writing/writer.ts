import type { Brief } from '../domain/description/brief.ts';
import { localText } from '../domain/description/local-text.ts';
import { beginningsOf, type Text } from '../domain/description/text.ts';

/** What a caller wishes beside the brief: a model of the list, and when to stop because nobody listens any more. */
export type Wish = Readonly<{ model?: string | undefined; signal?: AbortSignal | undefined }>;

/** Who writes descriptions: our own composer or a model. */
export type Writer = Readonly<{
  kind: 'local' | 'model';
  /**
   * The text as it grows, a sentence or item at a time; the last one is the whole, and alone is sure to be what it must
   * be. Throws UNAVAILABLE in the spec's words where a model fails or answers nothing of use.
   */
  write: (brief: Brief, wish?: Wish) => AsyncIterable<Text>;
}>;

/** Composes from what the employer gave; never fails. */
export const localWriter: Writer = {
  kind: 'local',
  write: async function* (brief) {
    yield* beginningsOf(localText(brief));
  },
};
