/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => {
  const isWhole = (some: Partial<Record<Name, Value>>): some is Record<Name, Value> =>
    names.every((name) => Object.hasOwn(some, name));
  const made: Partial<Record<Name, Value>> = {};
  for (const name of names) made[name] = valueOf(name);
  if (!isWhole(made)) throw new Error('a name has no value');
  return made;
};
