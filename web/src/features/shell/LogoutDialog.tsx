import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api/server-errors.ts';
import { homePath } from '../../lib/paths.ts';
import { hasKeptValues } from '../../lib/session/kept-forms.ts';
import { currentSession } from '../../lib/session/session-store.ts';
import { hasUnsentAds } from '../../lib/session/unsent-ads.ts';
import { hasUnsavedForm } from '../../platform/unsaved.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

function whatIsLost(): string {
  const session = currentSession();
  const losesAd = session.kind !== 'guest' && hasUnsentAds(session.user.id);
  return [
    losesAd ? messages.loseAd : '',
    hasUnsavedForm() ? messages.loseChanges : hasKeptValues() ? messages.loseTyped : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Confirms the logout, and names the unsaved content that it removes. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [loss] = useState(whatIsLost);
  const leave = async () => {
    setBusy(true);
    try {
      const { logOut } = await import('../../lib/session/log-out.ts');
      await logOut();
      // After the logout, because a guarded page then redirects to the sign-in page, and the last navigation wins.
      await navigate(homePath);
      toastOk(messages.loggedOut);
    } catch (error) {
      toastBad(messageOf(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={messages.confirmLogout}
      text={loss}
      confirmLabel={messages.logout}
      busy={busy}
      onConfirm={leave}
      onCancel={onClose}
    />
  );
}
