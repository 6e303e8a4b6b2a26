import { useState } from 'react';
import { callRest } from '../../lib/api/rest.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import type { Role } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { messages } from './messages.ts';
import { saveAs } from '../../lib/save-as.ts';

/** A user's data: export it, or delete the account. */
export function AccountData({ hasPassword, role }: Readonly<{ hasPassword: boolean; role: Role }>) {
  const [collecting, setCollecting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const download = async () => {
    setCollecting(true);
    try {
      saveAs(messages.fileName, await (await callRest('/auth/account/export')).blob());
    } catch (error) {
      toastBad(messageOf(error));
    }
    setCollecting(false);
  };
  return (
    <Card padded>
      <Heading mb="4">{messages.data}</Heading>
      <Stack gap="4">
        <Muted>{messages.dataText}</Muted>
        <Button type="button" look="ghost" justifySelf="start" disabled={collecting} onClick={() => void download()}>
          {collecting ? messages.downloading : messages.download}
        </Button>
        <Muted>{messages.deleteText[role]}</Muted>
        <Button type="button" look="danger" justifySelf="start" onClick={() => setDeleting(true)}>
          {messages.delete}
        </Button>
      </Stack>
      {deleting ? <DeleteAccount role={role} hasPassword={hasPassword} onCancel={() => setDeleting(false)} /> : null}
    </Card>
  );
}
