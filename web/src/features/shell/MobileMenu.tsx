import { chakra } from '@chakra-ui/react/styled-system';
import { loginPath, registerPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { MenuIcon } from '../../ui/icons.tsx';
import { messages } from './messages.ts';
import { NavEntry } from './NavEntry.tsx';
import type { Entry } from './navigation.ts';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';

/** The header's links where there is no room for them in a row. */
export function MobileMenu({ entries }: { entries: readonly Entry[] }) {
  const session = useSession();
  const account: readonly Entry[] =
    session.kind === 'guest'
      ? [
          { label: messages.login, to: loginPath },
          { label: messages.getStarted, to: registerPath },
        ]
      : [];
  return (
    <chakra.nav aria-label="Menu" display={{ base: 'block', lg: 'none' }}>
      <Disclosure
        trigger={
          <>
            <MenuIcon />
            <chakra.span srOnly>Menu</chakra.span>
          </>
        }
      >
        {(close) => (
          <>
            {[...entries, ...account].map((entry) => (
              <NavEntry key={entry.label} entry={entry} inMenu onFollow={close} />
            ))}
            <ThemeToggle named />
          </>
        )}
      </Disclosure>
    </chakra.nav>
  );
}
