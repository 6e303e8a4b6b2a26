import { test } from '@jest/globals';
import { isLanding } from './scale.ts';

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

type Registered = ((...args: Parameters<typeof test>) => void) & Pick<typeof test, 'each'>;

/** A test that `npm test` leaves to `npm run test:all`, because another one shows the same at less cost. */
export const testInAll: Registered = isLanding ? leftOut : test;
