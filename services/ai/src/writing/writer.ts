import type { Brief } from '../domain/description/brief.ts';
import { localText } from '../domain/description/local-text.ts';
import type { Text } from '../domain/description/text.ts';

/** Who writes descriptions: our own composer or a model. */
export type Writer = Readonly<{
  kind: 'local' | 'model';
  /** Throws UNAVAILABLE in the spec's words where a model fails or answers nothing of use. */
  write: (brief: Brief, model?: string) => Promise<Text>;
}>;

/** Composes from what the employer gave; never fails. */
export const localWriter: Writer = { kind: 'local', write: async (brief) => localText(brief) };
