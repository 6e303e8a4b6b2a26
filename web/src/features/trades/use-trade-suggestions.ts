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

/** Kinds of work that a typed text may mean; undefined while the answer is awaited, and for a text that is too short. */
export function useTradeSuggestions(text: string): readonly Trade[] | undefined {
  const typed = text.trim();
  const query = useDebounced(typed, debounceMs);
  const { data } = useQuery(TradeSuggestions, query.length >= minCharacters ? { variables: { query } } : skipToken);
  return typed === query && typed.length >= minCharacters ? data?.tradeSuggestions : undefined;
}
