import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { abandonUnsavedForms, hasUnsavedForm } from '../platform/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { messages } from './messages.ts';

/** Redirects by the program do not ask, and neither does a link to the current page. */
const losesChanges: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  hasUnsavedForm() &&
  historyAction !== NavigationType.Replace &&
  (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search);

/** Asks for confirmation before the user leaves a screen with unsaved changes. */
export function AskBeforeLeaving() {
  const blocker = useBlocker(losesChanges);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      text={messages.leaveText}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => {
        abandonUnsavedForms();
        blocker.proceed();
      }}
      onCancel={blocker.reset}
    />
  );
}
