import { isDeepStrictEqual } from 'node:util';

/** Whether a change would alter nothing, which means that it is a repeated request. */
export const alreadySays = (state: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([name, value]) =>
      (name === 'expiresAt' && value === undefined) || isDeepStrictEqual(Reflect.get(state, name), value),
  );
