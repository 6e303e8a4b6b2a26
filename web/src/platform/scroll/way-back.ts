import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** The URL of the history entry before each entry, by key, for those opened since the document was loaded. */
const before = new Map<string, string>();

/** Notes the order of the history's entries, which the browser does not tell. */
export function useNotedOrder(): void {
  const location = useLocation();
  const by = useNavigationType();
  const shown = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = location;
    if (!from || from.key === location.key) return;
    const previous = by === NavigationType.Push ? from.pathname + from.search : before.get(from.key);
    if (by !== NavigationType.Pop && previous !== undefined) before.set(location.key, previous);
  }, [location, by]);
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A click handler for a link back to a list. If the list is the entry before this one, the browser goes back to it, so
 * that it is shown where it was left; a new entry would start at the top.
 */
export function useWayBack(isList: (url: string) => boolean): (event: MouseEvent) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const previous = before.get(key);
    if (previous === undefined || !isList(previous) || !isPlain(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
}
