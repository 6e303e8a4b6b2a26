import { Button } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { Muted } from '../../ui/text.ts';
import { Agreement } from './Agreement.tsx';
import { labels, messages } from './messages.ts';
import type { NewRole } from './open-session.ts';

/** Asks for the role once, before Google sign-in creates an account. */
export const GoogleRole = ({ onChoose }: Readonly<{ onChoose: (role: NewRole) => void }>) => (
  <Stack gap="4" role="group" aria-label={labels.role}>
    <Muted>{messages.roleText}</Muted>
    <Button type="button" look="ghost" onClick={() => onChoose('student')}>
      {messages.aStudent}
    </Button>
    <Button type="button" look="ghost" onClick={() => onChoose('employer')}>
      {messages.anEmployer}
    </Button>
    <Agreement />
  </Stack>
);
