/** Reads once for all who ask within a time; a reading that failed is not kept. */
export const keptFor = <Asked, Value>(keptMs: number, read: (asked: Asked) => Promise<Value>) => {
  let kept: Readonly<{ value: Promise<Value>; until: number }> | undefined;
  return (asked: Asked): Promise<Value> => {
    if (kept && performance.now() < kept.until) return kept.value;
    const value = read(asked);
    kept = { value, until: performance.now() + keptMs };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
};
