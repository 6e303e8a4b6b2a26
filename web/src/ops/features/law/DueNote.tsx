import { Notice } from '../../../ui/Notice.tsx';
import { messages } from './messages.ts';
import type { WorkRule } from './use-work-rules.ts';

type DueNoteProps = Readonly<{ rules: readonly WorkRule[] }>;

/** Says how many rules wait for another look at their source; nothing while none does. */
export function DueNote({ rules }: DueNoteProps) {
  const due = rules.filter(({ isDue }) => isDue).length;
  if (due === 0) return null;
  return <Notice tone="warn">{messages.dueNote(due)}</Notice>;
}
