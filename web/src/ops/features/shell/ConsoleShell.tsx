import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { SessionUser } from '../../../lib/session/session.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { MenuIcon } from '../../../ui/icons.tsx';
import { Toaster } from '../../../ui/Toaster.tsx';
import { Account } from './Account.tsx';
import { Brand } from './Brand.tsx';
import { messages } from './messages.ts';
import { Navigation, type NavigationEntry } from './Navigation.tsx';

const Frame = chakra('div', {
  base: {
    minH: '100dvh',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto 1fr', lg: '1fr' },
  },
});
const Side = chakra('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    h: '100dvh',
    overflowY: 'auto',
    px: '4',
    py: '5',
    bg: 'card',
    borderRightWidth: '1px',
    borderColor: 'line',
  },
});
const TopBar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '64px',
    px: '5',
    bg: 'card',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Main = chakra('main', {
  base: {
    minW: 0,
    w: 'full',
    maxW: 'page',
    px: { base: '5', md: '8' },
    py: { base: '6', md: '9' },
    _focusVisible: { outline: 'none' },
  },
});
const Skip = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-100px',
    zIndex: 'toast',
    px: '5',
    py: '3',
    borderRadius: 'pill',
    bg: 'card',
    fontWeight: 640,
    _focusVisible: { top: '4' },
  },
});

type ConsoleShellProps = Readonly<{ entries: readonly NavigationEntry[]; user: SessionUser; children: ReactNode }>;

/** The frame of every page, with navigation at the left, or in a bar at the top on phones. */
export function ConsoleShell({ entries, user, children }: ConsoleShellProps) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Frame>
      <Skip href="#main">{messages.skip}</Skip>
      <Side as="header">
        <Link to="/">
          <Brand />
        </Link>
        <chakra.nav aria-label={messages.navigation} mt="6" flex="1">
          <Navigation entries={entries} />
        </chakra.nav>
        <Account user={user} />
      </Side>
      <TopBar as="header">
        <Link to="/">
          <Brand />
        </Link>
        <chakra.nav aria-label={messages.navigation}>
          <Disclosure
            trigger={
              <>
                <MenuIcon />
                <chakra.span srOnly>{messages.menu}</chakra.span>
              </>
            }
          >
            {(close) => (
              <>
                <Navigation entries={entries} onFollow={close} />
                <Account user={user} />
              </>
            )}
          </Disclosure>
        </chakra.nav>
      </TopBar>
      <Main id="main" ref={main} tabIndex={-1}>
        {children}
      </Main>
      <Toaster />
    </Frame>
  );
}
