import { expect, test } from '@jest/globals';
import { exactFile, isSpec, projectOf, testsAmong } from './test-files.ts';

test('each test file belongs to one project of a runner', () => {
  expect(
    ['services/jobs/src/a.test.ts', 'web/src/a.test.tsx', 'tests/contracts/a.test.ts', 'tests/chaos/a.test.ts'].map(
      projectOf,
    ),
  ).toEqual(['unit', 'web', 'contracts', 'services']);
  expect(['tests/e2e/story.spec.ts', 'tests/e2e/forms.ts'].map(isSpec)).toEqual([true, false]);
});

test('an exact file is no other whose name ends alike', () => {
  const exact = new RegExp(exactFile('tests/services/jobs.test.ts'));
  expect(exact.test('/there/tests/services/jobs.test.ts')).toBe(true);
  expect(exact.test('/there/tests/services/ai-jobs.test.ts')).toBe(false);
});

test('tests that are gone and files that are none are left out', () => {
  const here = 'tools/suite/test-files.test.ts';
  expect(testsAmong([here, 'tools/suite/gone.test.ts', 'tools/suite/test-files.ts'])).toEqual([here]);
});
