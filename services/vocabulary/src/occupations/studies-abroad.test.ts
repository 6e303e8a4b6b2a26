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
  ['経営学', '511'],
  ['中医学', '252'],
  ['医学影像学', '2512'],
  ['수의학', '2347'],
  ['Medicina Veterinaria', '2347'],
  ['临床医学', '253'],
  ['法学', '271'],
  ['Ingeniería Civil Industrial', '2335'],
  ['Comptabilité et gestion', '221'],
  ['Gestión de recursos humanos', '223'],
])('"%s" leads to %s', (study, code) => {
  expect(familiesOfStudy(study).map((placement) => placement.code)).toContain(code);
});

test('fields are named in English, the longest name first', () => {
  expect(fieldsAbroad('Publicidade e Propaganda; Administración de Empresas')).toEqual(['advertising', 'business']);
  expect(fieldsAbroad('Sư phạm tiếng Anh')).toEqual(['tesol']);
  expect(fieldsAbroad('Bachelor of Accounting')).toEqual([]);
});

test.each([
  ['兽医学', '253'],
  ['語法学', '271'],
  ['방법학', '271'],
  ['동양의학', '253'],
  ['Medicina Veterinaria', '253'],
  ['Ingeniería Civil Industrial', '2332'],
  ['BA Jura Mountains', '271'],
])('"%s" does not lead to %s', (study, code) => {
  expect(familiesOfStudy(study).map((placement) => placement.code)).not.toContain(code);
});

test('a text of any length is read, its beginning only', () => {
  expect(familiesOfStudy(`${'x '.repeat(300)}Nursing`)).toEqual([]);
  for (const words of ['IT ', 'ECE ', '경영', 'ke toan ', 'B. '])
    expect(familiesOfStudy(words.repeat(25_000)).length).toBeLessThan(20);
});

test('a name within another word is none, and other words stay as they are', () => {
  expect(inEnglish('Gestionnaire, Congestion Pricing')).toBe('Gestionnaire, Congestion Pricing');
});
