import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SuggestField } from '../../ui/SuggestField.tsx';
import { messages } from './messages.ts';

const Places = graphql(`
  query Places($query: String!) {
    locationSuggestions(query: $query, limit: 8) {
      label
    }
  }
`);

/** Suggestions appear after 250 ms, from 2 characters, and are at most 8 (spec section 9). */
const debounceMs = 250;
const minCharacters = 2;

export function WhereField({ value, onText }: Readonly<{ value: string; onText: (text: string) => void }>) {
  const typed = useDebounced(value.trim(), debounceMs);
  const { data, previousData } = useQuery(
    Places,
    typed.length >= minCharacters ? { variables: { query: typed } } : skipToken,
  );
  const found = (data ?? previousData)?.locationSuggestions.map(({ label }) => label) ?? [];
  return (
    <SuggestField
      label={messages.where}
      placeholder={messages.wherePlaceholder}
      autoComplete="off"
      maxLength={100}
      value={value}
      onText={onText}
      suggest={(text) => (text.trim().length >= minCharacters ? found : [])}
    />
  );
}
