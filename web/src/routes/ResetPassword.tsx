import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messages } from '../features/password/messages.ts';
import { PasswordCard } from '../features/password/PasswordCard.tsx';
import { ResetForm } from '../features/password/ResetForm.tsx';
import { forgotPasswordPath, loginPath } from '../lib/paths.ts';
import { signOut } from '../lib/session/session-store.ts';
import { Notice } from '../ui/Notice.tsx';
import { TextLink } from '../ui/text-link.ts';

/** Time to read the message before the redirect (spec section 9). */
const readingMs = 3000;

/** The screen that the link in the email opens; the token is a URL parameter. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const token = query.get('token');
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(loginPath), readingMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  // The new password has ended every session, including this browser's.
  const finish = () => {
    signOut();
    setDone(true);
  };
  return (
    <PasswordCard title={messages.resetTitle} text={messages.resetText}>
      {done ? (
        <Notice tone="ok" live>
          {messages.done}
        </Notice>
      ) : token ? (
        <ResetForm token={token} onDone={finish} />
      ) : (
        <Notice tone="bad" live>
          {messages.noToken}{' '}
          <TextLink asChild>
            <Link to={forgotPasswordPath}>{messages.askAgain}</Link>
          </TextLink>
        </Notice>
      )}
    </PasswordCard>
  );
}
