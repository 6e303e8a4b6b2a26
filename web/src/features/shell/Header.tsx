import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDependsOnUser } from '../../platform/hydration/use-hydrating.ts';
import { homePath, loginPath, registerPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { saveNow } from '../../platform/pending-saves.ts';
import { useSettings } from '../../platform/settings.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Page } from '../../ui/layout.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { messages } from './messages.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NavEntry } from './NavEntry.tsx';
import { mainEntries } from './navigation.ts';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

const Bar = chakra('header', { base: { borderBottomWidth: '1px', borderColor: 'line' } });
const Nav = chakra('nav', {
  base: { display: { base: 'none', lg: 'flex' }, gap: '22px', flex: 1, justifyContent: 'flex-end' },
});
const Side = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1', sm: '3' }, ml: { base: 'auto', lg: 0 } },
});

export function Header() {
  const session = useSession();
  const dependsOnUser = useDependsOnUser();
  const { pilot } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    // Saves what was just typed, so that the dialog can name it as unsent.
    saveNow();
    setLeaving(true);
  };
  const entries = mainEntries(session, pilot);
  return (
    <Bar>
      <Page display="flex" alignItems="center" gap={{ base: '3', lg: '7' }} minH="72px">
        <Link to={homePath}>
          <Logo />
        </Link>
        <Nav aria-label={messages.main} {...dependsOnUser}>
          {entries.map((entry) => (
            <NavEntry key={entry.label} entry={entry} />
          ))}
        </Nav>
        <Side {...dependsOnUser}>
          <chakra.span display={{ base: 'none', sm: 'block' }}>
            <ThemeToggle />
          </chakra.span>
          {session.kind === 'guest' ? (
            <>
              <ButtonLink asChild look="ghost" size="sm" display={{ base: 'none', lg: 'inline-flex' }}>
                <Link to={loginPath}>{messages.login}</Link>
              </ButtonLink>
              <ButtonLink asChild size="sm" css={{ '@media (max-width: 359px)': { display: 'none' } }}>
                <Link to={registerPath}>{messages.getStarted}</Link>
              </ButtonLink>
            </>
          ) : (
            <UserMenu user={session.user} onLeave={leave} />
          )}
          <MobileMenu onLeave={leave} />
        </Side>
      </Page>
      {leaving ? <LogoutDialog onClose={() => setLeaving(false)} /> : null}
    </Bar>
  );
}
