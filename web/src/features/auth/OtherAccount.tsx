import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api/server-errors.ts';
import { homeOf } from '../../lib/session/home-of.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { hasUnsentAds } from '../../lib/session/unsent-ads.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

/** Asks a signed-in user to log out before registering another account, such as a student who is also an employer. */
export function OtherAccount({ user }: { user: SessionUser }) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      const { logOut } = await import('../../lib/session/log-out.ts');
      await logOut();
    } catch (error) {
      toastBad(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap="5">
      <chakra.p overflowWrap="anywhere">{messages.signedInAs(user.email, user.role)}</chakra.p>
      {hasUnsentAds(user.id) ? <Notice tone="warn">{messages.loseAd}</Notice> : null}
      <Row flexWrap="wrap">
        <Button type="button" whiteSpace="normal" disabled={busy} onClick={() => void leave()}>
          {messages.logOutFirst}
        </Button>
        <ButtonLink asChild look="ghost">
          <Link to={homeOf(user.role)}>{messages.stay}</Link>
        </ButtonLink>
      </Row>
    </Stack>
  );
}
