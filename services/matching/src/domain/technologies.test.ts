import { expect, test } from '@jest/globals';
import { asksForOthers } from './technologies.ts';
import { adOfFamily } from './test-examples.ts';
import { noFit } from './work-fit.ts';

const asks = (title: string, skills: readonly string[], code = '2613') =>
  asksForOthers({ ...adOfFamily(code), title }, { ...noFit, code }, skills);

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
  ['ASP.NET Core Developer', ['java'], true],
  ['Golang Developer', ['go', 'react'], false],
  ['Java Developer', ['spring', 'python'], false],
  ['Python Engineer', ['pandas', 'java'], false],
  ['Node.js Developer', ['express', 'python'], false],
  ['Mobile Developer (iOS/Android)', ['react native', 'javascript'], false],
  ['Unity Developer (C#)', ['game development', 'c++'], false],
  ["What's Next? Software Engineer", ['java'], false],
  ['Software Engineer - Vehicle Dynamics', ['c++'], false],
  ['Network Engineer, Cisco IOS', ['python'], false],
  ['IT Support - Ruby Hospital', ['java'], false],
  ['Software Engineer at Oracle', ['java'], false],
  ['Dynamics 365 Developer', ['java'], true],
  ['Service Now Developer', ['java'], true],
  ['C/C++ Developer', ['c', 'python'], false],
  ['C++ Developer', ['css', 'python'], true],
  ['WordPress Developer', ['html', 'css'], false],
  ['Junior Web Developer (HTML/CSS/PHP)', ['javascript'], false],
  ['Java Script Developer', ['react'], false],
  ['Java Script Developer', ['java'], true],
  ['Kotlin Developer', ['java'], false],
  ['SharePoint Developer', ['c#'], false],
  ['Data Engineer - Python', ['spark', 'java'], false],
])('whether "%s" is about other technologies than %p: %p', (title, skills, expected) => {
  expect(asks(title, skills)).toBe(expected);
});

test('only jobs of software are about technologies', () => {
  expect(asks('Service Desk Analyst - ServiceNow', ['python'], '313')).toBe(false);
  expect(asks('Test Analyst - Salesforce', ['java'], '2632')).toBe(false);
  expect(asks('Java Trainer', ['python'], '242')).toBe(false);
  expect(asks('Barista, Java Lounge', ['python'], '431')).toBe(false);
});
