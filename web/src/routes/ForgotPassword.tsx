import { ForgotForm } from '../features/password/ForgotForm.tsx';
import { messages } from '../features/password/messages.ts';
import { PasswordCard } from '../features/password/PasswordCard.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function ForgotPassword() {
  usePageTitle('Forgot password');
  return (
    <PasswordCard title={messages.forgotTitle} text={messages.forgotText}>
      <ForgotForm />
    </PasswordCard>
  );
}
