import { leaveNow, stay, useAsked } from '../lib/unsaved/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

/** The question before a form is left that holds what is saved nowhere. */
export function AskBeforeLeaving() {
  if (!useAsked()) return null;
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      text={messages.leaveText}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={leaveNow}
      onCancel={stay}
    />
  );
}
