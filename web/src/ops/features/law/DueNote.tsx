import { Notice } from '../../../ui/Notice.tsx';
import { messages } from './messages.ts';
import type { WorkRule } from './use-work-rules.ts';

type DueNoteProps = Readonly<{ rules: readonly WorkRule[] }>;

/** Says how many rules are due for another check of their source; renders nothing if none is. */
export function DueNote({ rules }: DueNoteProps) {
  const due = rules.filter(({ isDue }) => isDue).length;
  if (due === 0) return null;
  return <Notice tone="warn">{messages.dueNote(due)}</Notice>;
}
