import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { fieldErrors, messageOf } from '../../lib/api/server-errors.ts';
import { leave } from '../../lib/session/leave.ts';
import type { Role } from '../../lib/session/session.ts';
import { homePath } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const DeleteMyAccount = graphql(`
  mutation DeleteMyAccount($password: String) {
    deleteAccount(password: $password)
  }
`);

type DeleteAccountProps = Readonly<{ role: Role; hasPassword: boolean; onCancel: () => void }>;

/** The password confirms the deletion; accounts without one need a recent sign-in, which the server checks. */
export function DeleteAccount({ role, hasPassword, onCancel }: DeleteAccountProps) {
  const [password, setPassword] = useState('');
  const [remove, { loading, error }] = useMutation(DeleteMyAccount);
  const navigate = useNavigate();
  const confirm = async () => {
    const done = await remove({ variables: { password: password || null } }).catch(() => undefined);
    if (!done?.data) return;
    await leave(() => navigate(homePath));
    toastOk(messages.deleted);
  };
  const finding = error ? (fieldErrors(error).get('password') ?? messageOf(error)) : undefined;
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      text={messages.deleteText[role]}
      confirmLabel={loading ? messages.deleting : messages.deleteConfirm}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      {hasPassword ? (
        <PasswordField
          label={messages.password}
          helper={messages.passwordText}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={finding}
        />
      ) : finding ? (
        <FormError message={finding} />
      ) : null}
    </ConfirmDialog>
  );
}
