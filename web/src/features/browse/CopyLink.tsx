import { CopyButton } from '../../ui/CopyButton.tsx';
import { LinkIcon } from '../../ui/icons.tsx';
import { messages } from './messages.ts';

/** Copies the URL of a job, for example to send it to a friend. */
export const CopyLink = ({ path }: { path: string }) => (
  <CopyButton
    look="plain"
    size="sm"
    text={() => new URL(path, window.location.href).href}
    copied={messages.linkCopied}
    notCopied={messages.linkNotCopied}
  >
    <LinkIcon />
    {messages.copyLink}
  </CopyButton>
);
