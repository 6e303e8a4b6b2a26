import { Button } from '../../ui/button.ts';
import { HeartIcon } from '../../ui/icons.tsx';
import { messages } from './messages.ts';
import { useSaveToggle } from './use-save-toggle.ts';

/** The heart of a job's card as a button with a word, for the page of the job. */
export function SaveButton({ jobId, favoriteId }: Readonly<{ jobId: number; favoriteId: number | null }>) {
  const { busy, toggle } = useSaveToggle(jobId, favoriteId);
  const saved = favoriteId !== null;
  return (
    <Button
      type="button"
      look="ghost"
      aria-busy={busy}
      aria-label={saved ? messages.unsaveThis : messages.saveThis}
      disabled={busy}
      css={{ '& svg': { color: 'brand', fill: saved ? 'currentColor' : 'none' } }}
      onClick={() => void toggle()}
    >
      <HeartIcon />
      {saved ? messages.isSaved : messages.saveShort}
    </Button>
  );
}
