import { Button } from '../../ui/button.ts';
import { LinkIcon } from '../../ui/icons.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

/** Copies the URL of a job, for example to send it to a friend. */
export function CopyLink({ path }: { path: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      toastOk(messages.linkCopied);
    } catch {
      toastBad(messages.linkNotCopied);
    }
  };
  return (
    <Button type="button" look="plain" size="sm" onClick={() => void copy()}>
      <LinkIcon />
      {messages.copyLink}
    </Button>
  );
}
