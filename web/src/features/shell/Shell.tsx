import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { authPath } from '../../lib/paths.ts';
import { useScroll } from '../../platform/scroll/use-scroll.ts';
import { useNotedOrder } from '../../platform/scroll/way-back.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { messages } from './messages.ts';
import { PilotBanner } from './PilotBanner.tsx';

const Frame = chakra('div', { base: { minH: '100dvh', display: 'flex', flexDirection: 'column' } });
const Main = chakra('main', {
  // At least a screen high, so that the footer never jumps when content arrives.
  base: { flex: 1, minW: 0, minH: 'calc(100dvh - 72px)', _focusVisible: { outline: 'none' } },
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

/** The frame of every screen. A new path starts at the top, with the focus on its heading. */
export function Shell({ subscribe }: Readonly<{ subscribe: ReactNode }>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useScroll();
  useNotedOrder();

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    return main.current ? focusHeading(main.current) : undefined;
  }, [pathname]);

  // If the server ended the session, any screen redirects to the sign-in page (spec section 4).
  const signInAgain = useEffectEvent(
    () => void navigate(authPath, { replace: true, state: { from: pathname + search, ended: true } }),
  );
  useEffect(() => {
    if (session.kind === 'guest' && session.expired) signInAgain();
  }, [session]);

  return (
    <Frame>
      <Skip href="#main">{messages.skip}</Skip>
      <PilotBanner />
      <Header />
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer subscribe={subscribe} />
      <Toaster />
    </Frame>
  );
}
