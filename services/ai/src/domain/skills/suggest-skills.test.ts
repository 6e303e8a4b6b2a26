import { expect, test } from '@jest/globals';
import { suggestSkills } from './suggest-skills.ts';

test('skills are suggested from two characters on, at most ten, beginnings first', () => {
  expect(suggestSkills('p')).toEqual([]);
  expect(suggestSkills(' py ')[0]).toBe('Python');
  expect(suggestSkills('an').length).toBeLessThanOrEqual(10);
  expect(suggestSkills('excel')[0]).toBe('Excel');
  expect(suggestSkills('zzzz')).toEqual([]);
});

test('a short form finds its skill', () => {
  expect(suggestSkills('js')).toContain('JavaScript');
});

test('what the context speaks of comes first among alikes', () => {
  const alone = suggestSkills('re');
  const computing = suggestSkills('re', 'We write TypeScript and SQL all day.');
  expect(computing).not.toEqual(alone);
  expect(computing[0]).toBe('React');
});

test('skills are written as people write them', () => {
  expect(suggestSkills('sql')).toEqual(expect.arrayContaining(['SQL', 'MySQL', 'PostgreSQL']));
  expect(suggestSkills('first a')).toEqual(['First aid']);
});
