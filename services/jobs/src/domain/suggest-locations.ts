import type { Localities } from '@waratah/vocabulary/australia/localities';
import { isBigCity } from '@waratah/vocabulary/australia/places';

export type LocationSuggestion = Readonly<{ label: string; city: string; state: string }>;

type Entry = Readonly<{ words: string; big: boolean; suggestion: LocationSuggestion }>;

const known = new WeakMap<Localities, readonly Entry[]>();

/** Every locality with the words that are searched, by name. Made once for a table. */
const entriesOf = (localities: Localities): readonly Entry[] => {
  const made = known.get(localities);
  if (made) return made;
  const entries = [...localities.values()].flat().map(({ name: city, state }) => {
    const label = `${city} ${state}`;
    return { words: label.toLowerCase(), big: isBigCity(city, state), suggestion: { label, city, state } };
  });
  known.set(localities, entries);
  return entries;
};

/** The spec starts suggesting at two characters (section 5). */
const leastCharacters = 2;

/** Whole names first, then big cities, then names that begin so, then words within, then the rest; lower is better. */
const rankOf = ({ words, big, suggestion: { city } }: Entry, wanted: string) => {
  const at = words.indexOf(wanted);
  if (at < 0) return undefined;
  if (at > 0) return words[at - 1] === ' ' ? 3 : 4;
  if (city.length === wanted.length || words.length === wanted.length) return big ? 0 : 1;
  return big ? 1 : 2;
};

/** The shorter name is nearer to what was typed. */
const byLength = (a: LocationSuggestion, b: LocationSuggestion) =>
  a.label.length - b.label.length || a.label.localeCompare(b.label);

/** Localities that begin with or contain the text, the likeliest first. */
export const suggestLocations = (localities: Localities, query: string, limit: number): LocationSuggestion[] => {
  const wanted = query
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .slice(0, 100);
  if (wanted.length < leastCharacters) return [];
  const ranked = entriesOf(localities).flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === undefined ? [] : [{ rank, suggestion: entry.suggestion }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || byLength(a.suggestion, b.suggestion))
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
};
