import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../use-debounced.ts';

const SkillSuggestions = graphql(`
  query SkillSuggestions($query: String!, $about: String) {
    skillSuggestions(query: $query, about: $about)
  }
`);

/** Suggestions are queried after 300 ms, from 2 characters (spec section 5). */
const debounceMs = 300;
const minCharacters = 2;

/** Skills of the dictionary that match the typed text; `about` is text that indicates the field of work. */
export function useSkillSuggestions(text: string, about: string): readonly string[] {
  const query = useDebounced(text.trim(), debounceMs);
  const { data } = useQuery(
    SkillSuggestions,
    query.length >= minCharacters ? { variables: { query, about } } : skipToken,
  );
  return text.trim().length >= minCharacters ? (data?.skillSuggestions ?? []) : [];
}
