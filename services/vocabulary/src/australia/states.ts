/** The states and territories of Australia. */
const names = {
  ACT: 'australian capital territory',
  NSW: 'new south wales',
  NT: 'northern territory',
  QLD: 'queensland',
  SA: 'south australia',
  TAS: 'tasmania',
  VIC: 'victoria',
  WA: 'western australia',
} as const;

/** Their codes in alphabetical order. */
export const stateCodes = [
  'ACT',
  'NSW',
  'NT',
  'QLD',
  'SA',
  'TAS',
  'VIC',
  'WA',
] as const satisfies readonly (keyof typeof names)[];
export type StateCode = (typeof stateCodes)[number];

const byName = new Map<string, string>(
  Object.entries(names).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name, code],
  ]),
);

/** The code of a state from any of its spellings; undefined for anything else. */
export const stateOf = (text: string): string | undefined =>
  byName.get(text.trim().toLowerCase().replaceAll('.', '').replace(/\s+/g, ' '));
