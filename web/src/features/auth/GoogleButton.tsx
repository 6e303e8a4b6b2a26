import { chakra } from '@chakra-ui/react/styled-system';
import { googleLoginPath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { ButtonLink } from '../../ui/button.ts';
import { noteSignInBegun } from './begun-sign-in.ts';
import { Agreement } from './Agreement.tsx';
import { messages } from './messages.ts';

const Rule = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    my: '0',
    fontSize: '.85rem',
    color: 'text.muted',
    _before: { content: '""', flex: 1, borderTopWidth: '1px', borderColor: 'line' },
    _after: { content: '""', flex: 1, borderTopWidth: '1px', borderColor: 'line' },
  },
});

/**
 * The Google sign-in link, if Google is set up. It leaves the client: the server redirects to Google and back to this
 * screen. `agrees` adds what a new user agrees to, for screens that do not show it already.
 */
export function GoogleButton({ role, agrees }: Readonly<{ role?: string; agrees?: boolean }>) {
  const { google } = useSettings();
  if (!google) return null;
  return (
    <>
      <Rule>{messages.or}</Rule>
      <ButtonLink href={googleLoginPath(role)} onClick={() => noteSignInBegun()} look="ghost" w="full">
        {messages.google}
      </ButtonLink>
      {agrees ? <Agreement /> : null}
    </>
  );
}
