import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Hold = () => () => void;

const Holding = createContext<Readonly<{ settled: boolean; hold: Hold }>>({
  settled: true,
  hold: () => () => undefined,
});

/** After this time the parts that have loaded are shown. */
const longestMs = 2_500;

/**
 * Shows a screen of several parts once each of them knows how large it is, and `instead` until then, so that nothing
 * moves under a reader's eyes. Parts that load call `useHold`.
 */
export function Settled({ instead, children }: Readonly<{ instead: ReactNode; children: ReactNode }>) {
  const [settled, setSettled] = useState(false);
  // Counted at once, not with the next drawing: the parts begin to load before this one is done for the first time.
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
    <Holding value={{ settled, hold }}>
      {settled ? null : instead}
      <div hidden={!settled}>{children}</div>
    </Holding>
  );
}

/** Delays the screen while this part loads. */
export function useHold(loading: boolean): void {
  const { hold } = useContext(Holding);
  useLayoutEffect(() => (loading ? hold() : undefined), [loading, hold]);
}

/** Whether the screen is shown by now. */
export const useSettled = (): boolean => useContext(Holding).settled;
