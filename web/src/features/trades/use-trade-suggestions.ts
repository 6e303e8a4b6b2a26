import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Trade } from './chosen.ts';

const TradeSuggestions = graphql(`
  query TradeSuggestions($query: String!) {
    tradeSuggestions(query: $query) {
      code
      name
    }
  }
`);

const debounceMs = 300;
const minCharacters = 2;

/** Kinds of work that a typed text may mean, or that the search failed; undefined before, and for a text that is too short. */
export function useTradeSuggestions(text: string): readonly Trade[] | 'failed' | undefined {
  const typed = text.trim();
  const query = useDebounced(typed, debounceMs);
  const { data, error } = useQuery(
    TradeSuggestions,
    query.length >= minCharacters ? { variables: { query } } : skipToken,
  );
  if (typed !== query || typed.length < minCharacters) return undefined;
  return error ? 'failed' : data?.tradeSuggestions;
}
