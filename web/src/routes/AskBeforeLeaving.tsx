import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { hasUnsavedForm } from '../platform/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

/** Redirects are the program's own and pass, and so does a link to the page that is already open. */
const losesChanges: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  hasUnsavedForm() &&
  historyAction !== NavigationType.Replace &&
  (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search);

/** Asks before a screen with unsaved changes is left. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(losesChanges);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      text={messages.leaveText}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  );
}
