import type { Brief } from '../domain/description/brief.ts';
import { localText } from '../domain/description/local-text.ts';
import { beginningsOf, type Text } from '../domain/description/text.ts';

/** Options for a description: a model from the allowed list, and a signal that stops the writing. */
export type WriteOptions = Readonly<{ model?: string | undefined; signal?: AbortSignal | undefined }>;

/** Which writer made a description: our own composer or a model. */
export type Writer = Readonly<{
  kind: 'local' | 'model';
  /**
   * The text as it grows, by a sentence or item at a time. Only the last value is complete and fully checked. Throws
   * UNAVAILABLE with the spec's words if a model fails or gives no usable answer.
   */
  write: (brief: Brief, options?: WriteOptions) => AsyncIterable<Text>;
}>;

/** Composes from what the employer gave and from the tasks of the occupation; throws INVALID if it knows none. */
export const localWriter: Writer = {
  kind: 'local',
  write: async function* (brief) {
    yield* beginningsOf(localText(brief));
  },
};
