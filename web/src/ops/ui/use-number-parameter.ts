import { useSearchParams } from 'react-router';

/** The number in a parameter of the address, like a cursor or an id; undefined when there is none. */
export function useNumberParameter(name: string): number | undefined {
  const [query] = useSearchParams();
  const value = query.get(name);
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
