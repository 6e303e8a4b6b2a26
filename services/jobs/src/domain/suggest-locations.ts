import type { Localities } from '@waratah/vocabulary/australia/localities';
import { isBigCity } from '@waratah/vocabulary/australia/places';
import { misspelt } from './misspelt.ts';

export type LocationSuggestion = Readonly<{ label: string; city: string; state: string }>;

type Entry = Readonly<{ words: string; big: boolean; suggestion: LocationSuggestion }>;

const known = new WeakMap<Localities, readonly Entry[]>();

/** All localities with their searchable words, by name. Built once for a table. */
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
const minCharacters = 2;

/**
 * Ranks a match: whole names, then big cities, then names that begin with the text, then names with a word that does,
 * then the rest. Lower is better.
 */
const rankOf = ({ words, big, suggestion: { city } }: Entry, wanted: string) => {
  const at = words.indexOf(wanted);
  if (at < 0) return undefined;
  if (at > 0) return words[at - 1] === ' ' ? 3 : 4;
  if (city.length === wanted.length || words.length === wanted.length) return big ? 0 : 1;
  return big ? 1 : 2;
};

/** The states, largest population first. */
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];

/** Shorter names first; of equal names the one in the larger state. */
const byLength = (a: LocationSuggestion, b: LocationSuggestion) =>
  a.city.length - b.city.length || a.city.localeCompare(b.city) || states.indexOf(a.state) - states.indexOf(b.state);

const rankedFor = (entries: readonly Entry[], wanted: string) =>
  entries.flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === undefined ? [] : [{ rank, suggestion: entry.suggestion }];
  });

/**
 * Localities that begin with or contain the text, likeliest first; if there are none, localities with a similar name.
 */
export const suggestLocations = (localities: Localities, query: string, limit: number): LocationSuggestion[] => {
  const wanted = query
    .trim()
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .slice(0, 100);
  if (wanted.length < minCharacters) return [];
  const entries = entriesOf(localities);
  const found = rankedFor(entries, wanted);
  const ranked =
    found.length > 0 ? found : misspelt(wanted, localities).flatMap((name) => rankedFor(entries, `${name} `));
  return ranked
    .toSorted((a, b) => a.rank - b.rank || byLength(a.suggestion, b.suggestion))
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
};
