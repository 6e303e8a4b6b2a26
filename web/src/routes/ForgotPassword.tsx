import { ForgotForm } from '../features/password/ForgotForm.tsx';
import { messages } from '../features/password/messages.ts';
import { PasswordCard } from '../features/password/PasswordCard.tsx';

export function ForgotPassword() {
  return (
    <PasswordCard title={messages.forgotTitle} text={messages.forgotText}>
      <ForgotForm />
    </PasswordCard>
  );
}
