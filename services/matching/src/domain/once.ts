/**
 * Computes what follows from an object alone once for each object, and remembers it as long as the object lives. Only for
 * objects that never change, like ads and lists of trades.
 */
export const oncePer = <Thing extends object, Value>(make: (thing: Thing) => Value): ((thing: Thing) => Value) => {
  const values = new WeakMap<Thing, Readonly<{ value: Value }>>();
  return (thing) => {
    const known = values.get(thing);
    if (known) return known.value;
    const value = make(thing);
    values.set(thing, { value });
    return value;
  };
};
