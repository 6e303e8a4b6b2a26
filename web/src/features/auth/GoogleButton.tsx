import { chakra } from '@chakra-ui/react/styled-system';
import { googleLoginPath } from '../../lib/paths.ts';
import { useSettings } from '../../platform/settings.ts';
import { ButtonLink } from '../../ui/button.ts';
import { noteSignInBegun } from './begun-sign-in.ts';
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

/** Leaves the client: the server sends the browser to Google and back to this screen. Only where Google is set up. */
export function GoogleButton({ role }: { role?: string }) {
  const { google } = useSettings();
  if (!google) return null;
  return (
    <>
      <Rule>{messages.or}</Rule>
      <ButtonLink href={googleLoginPath(role)} onClick={() => noteSignInBegun()} look="ghost" w="full">
        {messages.google}
      </ButtonLink>
    </>
  );
}
