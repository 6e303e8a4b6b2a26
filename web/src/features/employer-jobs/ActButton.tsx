import { serverDetail } from '../../lib/api/server-errors.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';

type ActButtonProps = Readonly<{
  label: string;
  /** The ad's title, which the button's accessible name includes. */
  title: string;
  act: () => Promise<unknown>;
  done: string;
  failed: string;
}>;

/** Runs an action on an ad without confirmation, and shows whether it succeeded. */
export function ActButton({ label, title, act, done, failed }: ActButtonProps) {
  const [whileBusy, busy] = useBusy();
  const start = async () => {
    try {
      await act();
      toastOk(done);
    } catch (error) {
      toastBad(serverDetail(error) ?? failed);
    }
  };
  return (
    <Button
      type="button"
      look="ghost"
      size="sm"
      aria-label={`${label}: ${title}`}
      disabled={busy}
      onClick={() => void whileBusy(start)}
    >
      {label}
    </Button>
  );
}
