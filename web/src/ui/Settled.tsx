import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Hold = () => () => void;

const Holding = createContext<Hold>(() => () => undefined);
const Shown = createContext(true);

/** After this time, whatever has loaded is shown. */
const longestMs = 2_500;

/**
 * Shows the parts of a screen once all of them have loaded, and `instead` until then, so that the layout does not
 * shift. Parts that load data call `useHold`.
 */
export function Settled({ instead, children }: Readonly<{ instead: ReactNode; children: ReactNode }>) {
  const [settled, setSettled] = useState(false);
  // A ref, not state, because the parts call `hold` before this component's first effect.
  const loading = useRef(0);
  const [hold] = useState<Hold>(() => () => {
    loading.current += 1;
    return () => {
      loading.current -= 1;
      if (loading.current === 0) setSettled(true);
    };
  });
  useEffect(() => {
    if (loading.current === 0) setSettled(true);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), longestMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Holding value={hold}>
      {settled ? null : instead}
      <div hidden={!settled}>
        <Shown value={settled}>{children}</Shown>
      </div>
    </Holding>
  );
}

/** Delays the screen while this part loads. */
export function useHold(loading: boolean): void {
  const hold = useContext(Holding);
  useLayoutEffect(() => (loading ? hold() : undefined), [loading, hold]);
}

/** Whether the screen is shown; false while it waits for its parts, when nothing on it has a size. */
export const useShown = (): boolean => useContext(Shown);
