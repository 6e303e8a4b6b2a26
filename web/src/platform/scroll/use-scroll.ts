import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { currentSession, onSessionChange } from '../../lib/session/session-store.ts';
import { isWide } from '../../lib/use-wide.ts';
import { openPositions } from './positions.ts';
import { scrollTarget } from './place.ts';
import { scrollOnceTallEnough } from './scroll-to.ts';

const addressOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** How the browser opened this document: 'navigate', 'reload' or 'back_forward'. */
const openedBy = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? entry.type : 'navigate';
};

/** The first scroll position of a new document: unchanged after a reload, and after Back as for any other Back. */
const startOf = (location: Location, left: number | undefined) => {
  if (openedBy() === 'reload') return left;
  if (openedBy() !== 'back_forward') return undefined;
  return scrollTarget({ by: 'POP', from: { pathname: '', search: '' }, to: location, wide: isWide(), left });
};

/** Scrolls on every route change (spec section 2) and turns off the browser's scroll restoration. */
export function useScroll(): void {
  const location = useLocation();
  const by = useNavigationType();
  const shown = useRef<Location>(undefined);
  const positions = useRef<ReturnType<typeof openPositions>>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current && !stop.current) positions.current?.set(addressOf(shown.current), window.scrollY);
    };
    const store = () => positions.current?.store();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    const unsubscribe = onSessionChange(() => {
      if (currentSession().kind === 'guest') positions.current?.clear();
    });
    return () => {
      unsubscribe();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= openPositions();
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    const left = positions.current.get(addressOf(location));
    const top = from ? scrollTarget({ by, from, to: location, wide: isWide(), left }) : startOf(location, left);
    if (top === undefined) return;
    stop.current?.();
    const running = scrollOnceTallEnough(top, () => {
      stop.current = undefined;
    });
    stop.current = window.scrollY === top ? undefined : running;
  }, [location, by]);
}
