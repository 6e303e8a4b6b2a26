import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/server-errors.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.ts';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';
import { toastBad } from '../../../ui/toasts.ts';
import { messages } from './messages.ts';
import { signOut } from './sign-out.ts';

/** The signed-in operator, the theme toggle and the sign-out button. */
export function Account({ user }: { user: SessionUser }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setLeaving(false);
      toastBad(messageOf(error));
    }
  };
  return (
    <chakra.div display="grid" gap="2" pt="3" mt="3" borderTopWidth="1px" borderColor="line">
      <chakra.p textStyle="small" color="text.muted" px="3" overflowWrap="anywhere">
        {user.email}
      </chakra.p>
      <ThemeToggle named />
      <Button type="button" look="ghost" size="sm" disabled={leaving} onClick={() => void leave()}>
        {messages.signOut}
      </Button>
    </chakra.div>
  );
}
