import { chakra } from '@chakra-ui/react/styled-system';
import { loginPath, registerPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSettings } from '../../platform/settings.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { messages } from './messages.ts';
import { NavEntry } from './NavEntry.tsx';
import { type Entry, mainEntries, menuEntries, openFirst } from './navigation.ts';

const guestEntries: readonly Entry[] = [
  { label: messages.login, to: loginPath },
  { label: messages.getStarted, to: registerPath },
];

const trigger = (
  <>
    <MenuIcon />
    <chakra.span srOnly>{messages.menu}</chakra.span>
  </>
);

/** The header's links, on narrow screens. */
export function MobileMenu({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  const { pilot } = useSettings();
  const main = mainEntries(session, pilot);
  return (
    <chakra.nav aria-label={messages.menu} display={{ base: 'block', lg: 'none' }}>
      <Disclosure trigger={trigger}>
        {(close) => (
          <>
            {session.kind === 'guest' ? (
              [...main, ...guestEntries].map((entry) => (
                <NavEntry key={entry.label} entry={entry} inMenu onFollow={close} />
              ))
            ) : (
              <AccountEntries
                user={session.user}
                entries={openFirst([...main, ...menuEntries(session, pilot)])}
                close={close}
                onLeave={onLeave}
              />
            )}
            <ThemeToggle named />
          </>
        )}
      </Disclosure>
    </chakra.nav>
  );
}
