/** A cache with a fixed number of entries; the least recently used one is dropped first. */
export type Recent<Value> = Readonly<{
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
}>;

export const recent = <Value>(most: number): Recent<Value> => {
  const values = new Map<string, Value>();
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.size > most ? values.keys() : [];
      if (oldest !== undefined) values.delete(oldest);
    },
    delete: (key) => void values.delete(key),
  };
};
