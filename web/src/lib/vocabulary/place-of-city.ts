import { stateCodes } from '@waratah/vocabulary/australia/states';

/** Splits 'Ultimo NSW' into city and state; any other text is a city without a state. */
export function placeOfCity(text: string): Readonly<{ city: string; state: string }> {
  const words = text.trim().split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && stateCodes.some((state) => state === last)
    ? { city: words.slice(0, -1).join(' '), state: last }
    : { city: text.trim(), state: '' };
}
