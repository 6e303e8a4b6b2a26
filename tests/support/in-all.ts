import { describe, test } from '@jest/globals';
import { isLanding } from './scale.ts';

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

type Registered<Kind extends typeof test | typeof describe> = ((...args: Parameters<Kind>) => void) &
  Pick<Kind, 'each'>;

/** A test that `npm test` leaves to `npm run test:all`, because another one shows the same at less cost. */
export const testInAll: Registered<typeof test> = isLanding ? leftOut : test;

/** Tests that `npm test` leaves to `npm run test:all`. */
export const describeInAll: Registered<typeof describe> = isLanding ? leftOut : describe;
