import { expect, test } from '@jest/globals';
import { suggestSkills } from './suggest-skills.ts';

test('suggestions start at two characters, at most ten, with matching beginnings first', () => {
  expect(suggestSkills('p')).toEqual([]);
  expect(suggestSkills(' py ')[0]).toBe('Python');
  expect(suggestSkills('an').length).toBeLessThanOrEqual(10);
  expect(suggestSkills('excel')[0]).toBe('Excel');
  expect(suggestSkills('zzzz')).toEqual([]);
});

test('a name that contains the letters comes before one found by a synonym', () => {
  const found = suggestSkills('nur');
  expect(found[0]).toMatch(/nursing/i);
  expect(found.indexOf('Horticulture')).not.toBe(0);
});

test('an abbreviation finds its skill', () => {
  expect(suggestSkills('js')).toContain('JavaScript');
});

test('among similar suggestions, those related to the context come first', () => {
  const alone = suggestSkills('re');
  const computing = suggestSkills('re', 'We write TypeScript and SQL all day.');
  expect(computing).not.toEqual(alone);
  expect(computing[0]).toBe('React');
});

test('skills are shown with their usual spelling', () => {
  expect(suggestSkills('sql')).toEqual(expect.arrayContaining(['SQL', 'MySQL', 'PostgreSQL']));
  expect(suggestSkills('first a')).toEqual(['First aid']);
});
