import { isDeepStrictEqual } from 'node:util';

/** True when nothing of what is wanted is other than it is: a second try of a change that was made. */
export const alreadySays = (state: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([name, value]) =>
      (name === 'expiresAt' && value === undefined) || isDeepStrictEqual(Reflect.get(state, name), value),
  );
