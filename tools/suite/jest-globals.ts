/** What `@jest/globals` is to test files that run in bare Node (bare-node.ts). */
export { jestExpect as expect } from '@jest/expect';
export { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'jest-circus';
