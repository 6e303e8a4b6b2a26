/**
 * Remembers what a function makes of each argument, by a key that is equal where the result is. When it holds `most` results,
 * all are dropped at once.
 */
export const remembered = <Argument, Value, Key = string>(
  key: (argument: Argument) => Key,
  make: (argument: Argument) => Value,
  most = 4_096,
): ((argument: Argument) => Value) => {
  const values = new Map<Key, Value>();
  return (argument) => {
    const its = key(argument);
    const known = values.get(its);
    if (known !== undefined) return known;
    if (values.size >= most) values.clear();
    const value = make(argument);
    values.set(its, value);
    return value;
  };
};
