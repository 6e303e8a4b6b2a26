import { expect, test } from '@jest/globals';
import { readBrief } from './brief.ts';
import { isSameSkill, isSimilarSkill } from './skill-likeness.ts';
import { tradeOf } from './trade.ts';
import { askedSkill, usefulSkills } from './useful-skills.ts';

test.each([
  ['driver licence', 'Driver licence'],
  ['own ABN', 'Own ABN'],
  ['communicate well', 'Communicate well'],
  ['first aid', 'First aid'],
  ['hindi', 'Hindi'],
  ['fluent mandarin', 'Fluent Mandarin'],
  ['microsoft excel', 'Microsoft Excel'],
  ['rsa', 'RSA'],
  ['javascript', 'JavaScript'],
  ['iOS', 'iOS'],
  ['make it happen', 'Make it happen'],
])('the employer’s skill “%s” is listed as “%s”', (skill, shown) => expect(askedSkill(skill)).toBe(shown));

const useful = (title: string, skills: readonly string[], asked: readonly string[] = []) =>
  usefulSkills({ duties: [], skills }, readBrief({ title, skills: asked }));

test('a licence and its abbreviation are named once, and gambling only where people gamble', () => {
  const skills = [
    'rsa',
    'rcg',
    'responsible service of alcohol',
    'responsible conduct of gambling',
    'cocktails',
    'tray carrying',
  ];
  expect(useful('Bartender', skills)).toBe(
    'Useful skills: cocktails and tray carrying. Tell us which of these you have. This work usually calls for responsible service of alcohol (RSA): tell us what you hold.',
  );
  expect(useful('Gaming attendant', skills)).toContain(
    'calls for responsible service of alcohol (RSA) and responsible conduct of gambling (RCG):',
  );
  expect(useful('Bartender', skills, ['RSA'])).not.toContain('alcohol');
});

test.each([
  ['test and tag', 'testing and tagging'],
  ['pick packing', 'picking and packing'],
  ['order picking', 'picking and packing'],
  ['RSA', 'Responsible service of alcohol'],
])('“%s” and “%s” are the same skill', (one, other) => {
  expect(isSameSkill(one, other)).toBe(true);
  expect(useful('Storeperson', [one, 'stocktaking', other, 'forklift'])).not.toMatch(
    /(pick|tag).*\1.*\1|alcohol.*alcohol/,
  );
});

test('skills that differ stay apart', () => {
  expect(isSameSkill('sales', 'retail sales')).toBe(false);
  expect(isSimilarSkill('sales', 'retail sales')).toBe(true);
  expect(isSimilarSkill('stock ordering', 'stock rotation')).toBe(false);
  expect(isSimilarSkill('C++', 'C#')).toBe(false);
});

test('the words of our lists that tell skills apart are left out, and names have their capitals', () => {
  expect(useful('Labourer', ['power tools construction', 'rostering staff', 'high risk work licence crane'])).toBe(
    'Useful skills: power tools and rostering. Tell us which of these you have. This work usually calls for a high risk work licence for cranes: tell us what you hold.',
  );
  expect(useful('TAFE teacher', ['cert iv tae'])).toContain('calls for a Cert IV TAE:');
});

test('no useful skill of a trade is named twice', () => {
  for (const title of [
    'Bartender',
    'Storeperson',
    'Electrician',
    'Club attendant',
    'Construction labourer',
    'Warehouse worker',
  ]) {
    const words = usefulSkills(tradeOf(title) ?? { duties: [], skills: [] }, readBrief({ title }));
    expect(words).not.toMatch(/RSA.*RSA|tagg?.*test and tag|pick.*picking.*picking|construction,/);
  }
});
