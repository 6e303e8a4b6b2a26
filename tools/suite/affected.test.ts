import { expect, test } from '@jest/globals';
import { affectedBy } from './affected.ts';

const testFiles = [
  'tests/services/matching.test.ts',
  'tests/services/matching-late.test.ts',
  'tests/services/matching-year.test.ts',
  'tests/services/jobs.test.ts',
  'tests/journeys/rest-auth.test.ts',
];

test('a changed service takes its tests on servers that npm test takes', () => {
  const { onServers, specs } = affectedBy(['services/matching/src/domain/score.ts'], testFiles);
  expect(onServers).toEqual(['tests/services/matching.test.ts', 'tests/services/matching-late.test.ts']);
  expect(specs).toEqual([]);
});

test('a changed test on servers or in a browser is taken itself, though npm test leaves it out', () => {
  expect(affectedBy(['tests/services/matching-year.test.ts', 'tests/e2e/words.spec.ts'], testFiles)).toEqual({
    onServers: ['tests/services/matching-year.test.ts'],
    specs: ['tests/e2e/words.spec.ts'],
  });
});

test('the gateway takes the REST calls', () => {
  expect(affectedBy(['gateway/src/graph.ts'], testFiles).onServers).toEqual(['tests/journeys/rest-auth.test.ts']);
});

test('a unit test, a component and a document take none of them', () => {
  const changed = ['services/matching/src/domain/choose.test.ts', 'web/src/ui/Disclosure.tsx', 'docs/design.md'];
  expect(affectedBy(changed, testFiles)).toEqual({ onServers: [], specs: [] });
});
