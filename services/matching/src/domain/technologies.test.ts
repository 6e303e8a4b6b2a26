import { expect, test } from '@jest/globals';
import { asksForOthers, technologiesAmong } from './technologies.ts';
import { adOfFamily } from './test-examples.ts';
import { noFit } from './work-fit.ts';

const asks = (title: string, skills: readonly string[], code = '2613') =>
  asksForOthers({ ...adOfFamily(code), title }, { ...noFit, code }, technologiesAmong(skills));

test.each([
  ['Junior .NET Developer', ['java', 'spring boot'], true],
  ['Junior .NET Developer', ['java', 'c#'], false],
  ['Java Developer', ['javascript'], true],
  ['Java/C++ Engineer', ['c++'], false],
  ['React.js Developer', ['typescript'], false],
  ['SharePoint Developer', ['java'], true],
  ['Software Engineer', ['java'], false],
  ['Network Engineer', ['java'], false],
  ['Java Developer', ['excel', 'teamwork'], false],
])('whether "%s" is about other technologies than %p: %p', (title, skills, expected) => {
  expect(asks(title, skills)).toBe(expected);
});

test('only jobs of IT are about technologies', () => {
  expect(asks('Java Trainer', ['python'], '242')).toBe(false);
  expect(asks('Barista, Java Lounge', ['python'], '431')).toBe(false);
});
