import { useSearchParams } from 'react-router';

/** The number in a URL parameter, such as a cursor or an id; undefined if there is none. */
export function useNumberParameter(name: string): number | undefined {
  const [query] = useSearchParams();
  const value = query.get(name);
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
