import { states } from './states.ts';

/** 'Ultimo NSW' is a city and its state; anything else is a city as typed. */
export function placeOfCity(text: string): Readonly<{ city: string; state: string }> {
  const words = text.trim().split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && states.some((state) => state === last)
    ? { city: words.slice(0, -1).join(' '), state: last }
    : { city: text.trim(), state: '' };
}
