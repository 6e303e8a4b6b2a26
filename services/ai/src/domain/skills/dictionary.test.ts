import { expect, test } from '@jest/globals';
import { forms, knownSkills, skillsIn } from './find-skills.ts';
import { suggestSkills } from './suggest-skills.ts';

test('there are at least 600 skills and 600 synonyms, and no word belongs to two skills', () => {
  expect(new Set(knownSkills).size).toBeGreaterThanOrEqual(600);
  expect(forms.length).toBeGreaterThanOrEqual(1_200);
  const skillsOf = Map.groupBy(forms, ({ words }) => words.join(' '));
  const shared = [...skillsOf].filter(([, those]) => new Set(those.map(({ skill }) => skill)).size > 1);
  expect(shared).toEqual([]);
});

/** A skill from each industry of spec section 3, typed as its beginning or as another word for it. */
test.each([
  ['Technology', 'pen test', 'Penetration testing'],
  ['Finance', 'smsf', 'Self managed super funds'],
  ['Healthcare', 'dialysis', 'Renal nursing'],
  ['Education', 'integration aide', 'Teacher aide work'],
  ['Retail', 'cashier', 'Checkout operation'],
  ['Hospitality', 'sommelier', 'Wine service'],
  ['Manufacturing', 'injection', 'Injection moulding'],
  ['Construction', 'scaffolder', 'Scaffolding'],
  ['Transportation', 'load planning', 'Dispatch'],
  ['Professional Services', 'bas agent', 'Business activity statements'],
  ['Government', 'ministerial', 'Government relations'],
  ['Non-Profit', 'volunteer', 'Volunteer coordination'],
  ['Agriculture', 'dairy hand', 'Milking'],
  ['Energy', 'solar installer', 'Solar panel installation'],
  ['Media & Entertainment', 'vfx', 'Visual effects'],
])('%s: “%s” suggests %s', (_industry, query, skill) => {
  expect(suggestSkills(query)[0]).toBe(skill);
});

test('food and possessions are not read as languages', () => {
  expect(skillsIn('An Italian restaurant with a German owned bakery')).toEqual([]);
  expect(skillsIn('You speak Italian with our guests.')).toContain('italian');
});
