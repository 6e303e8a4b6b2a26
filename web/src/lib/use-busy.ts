import { useState } from 'react';

/** Runs work, and says whether it is under way: from its start, whatever it does first, until it has ended or failed. */
export function useBusy() {
  const [busy, setBusy] = useState(false);
  const whileBusy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return [whileBusy, busy] as const;
}
