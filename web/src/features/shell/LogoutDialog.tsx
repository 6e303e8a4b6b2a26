import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api/server-errors.ts';
import { homePath } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      const { logOut } = await import('./log-out.ts');
      await logOut();
      // After the session: a guarded page answers its end with the sign-in page, and the last word counts.
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
      confirmLabel={messages.logout}
      busy={busy}
      onConfirm={leave}
      onCancel={onClose}
    />
  );
}
