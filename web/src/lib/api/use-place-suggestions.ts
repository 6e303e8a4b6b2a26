import { useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { useDebounced } from '../use-debounced.ts';
import { suggestCities } from '../vocabulary/cities.ts';

const KnownPlaces = graphql(`
  query KnownPlaces($query: String!) {
    locationSuggestions(query: $query, limit: 10) {
      label
    }
  }
`);

const debounceMs = 250;
const minCharacters = 2;
const maxSuggestions = 10;

async function placesLike(query: string): Promise<readonly string[]> {
  const { client } = await import('./client.ts');
  const { data } = await client.query({ query: KnownPlaces, variables: { query } });
  return data?.locationSuggestions.map(({ label }) => label) ?? [];
}

type Answer = Readonly<{ query: string; places: readonly string[] }>;

/** All places of the server's answer, which allows for typos; of the answer to an earlier text, those that contain the text. */
const placesFor = (wanted: string, { query, places }: Answer) =>
  query === wanted ? places : places.filter((place) => place.toLowerCase().includes(wanted.toLowerCase()));

/** Suggests places for a text: the built-in cities at once (spec section 5), then other places from the server. */
export function usePlaceSuggestions(text: string): (typed: string) => readonly string[] {
  const debounced = useDebounced(text.trim(), debounceMs);
  const [known, setKnown] = useState<Answer>({ query: '', places: [] });
  useEffect(() => {
    if (debounced.length < minCharacters) return undefined;
    let isStale = false;
    placesLike(debounced).then(
      (places) => isStale || setKnown({ query: debounced, places }),
      // If the query fails, the built-in cities are still suggested.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [debounced]);
  return (typed) => {
    const wanted = typed.trim();
    const others = wanted.length < minCharacters ? [] : placesFor(wanted, known);
    return [...new Set([...suggestCities(typed), ...others])].slice(0, maxSuggestions);
  };
}
