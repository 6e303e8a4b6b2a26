import { stateCodes } from '@waratah/vocabulary/australia/states';
import { cities } from './cities.ts';

/** Splits 'Ultimo NSW' into city and state; any other text is a city without a state. */
export function placeOfCity(text: string): Readonly<{ city: string; state: string }> {
  const words = text.trim().split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && stateCodes.some((state) => state === last)
    ? { city: words.slice(0, -1).join(' '), state: last }
    : { city: text.trim(), state: '' };
}

/** The state of a place: as typed, otherwise the state of a known city of this name, otherwise empty. */
export function stateOfCity(text: string): string {
  const named = placeOfCity(text);
  if (named.state) return named.state;
  const known = cities.find((city) => city.toLowerCase().startsWith(`${text.trim().toLowerCase()} `));
  return known === undefined ? '' : placeOfCity(known).state;
}
