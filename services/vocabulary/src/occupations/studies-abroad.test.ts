import { expect, test } from '@jest/globals';
import { familiesOfStudy } from './placement.ts';
import { fieldsAbroad, inEnglish } from './studies-abroad.ts';

test.each([
  ['Licenciatura en Contaduría Pública', '221'],
  ['Engenharia Civil', '2332'],
  ['Cử nhân Kế toán', '221'],
  ['Điều dưỡng', '2544'],
  ['S1 Teknik Informatika', '2613'],
  ['Génie Civil', '2332'],
  ['Maschinenbau', '2335'],
  ['本科 会计学', '221'],
  ['计算机科学与技术', '2613'],
  ['간호학과', '2544'],
  ['経営学', '2247'],
])('"%s" leads to %s', (study, code) => {
  expect(familiesOfStudy(study).map((placement) => placement.code)).toContain(code);
});

test('fields are named in English, the longest name first', () => {
  expect(fieldsAbroad('Publicidade e Propaganda; Administración de Empresas')).toEqual([
    'advertising',
    'business administration',
  ]);
  expect(fieldsAbroad('Sư phạm tiếng Anh')).toEqual(['tesol']);
  expect(fieldsAbroad('Bachelor of Accounting')).toEqual([]);
});

test('a name within another word is none, and other words stay as they are', () => {
  expect(inEnglish('Gestionnaire, Congestion Pricing')).toBe('Gestionnaire, Congestion Pricing');
});
