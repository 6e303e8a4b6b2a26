import { expect, test } from '@jest/globals';
import { knownSkills, skillsAmong, skillsIn } from './find-skills.ts';

test('the list is large, and each name is unique and in lower case', () => {
  expect(knownSkills.length).toBeGreaterThan(350);
  expect(knownSkills.filter((name) => name !== name.toLowerCase())).toEqual([]);
});

test.each([
  ['You know React.js and TypeScript.', ['react', 'typescript']],
  ['React Native apps', ['react native']],
  ['C++, C# and .NET services on AWS', ['c++', 'c#', '.net', 'aws']],
  ['Node.js/Express with Postgres', ['node.js', 'express', 'postgresql']],
  ['CI/CD pipelines in Jenkins', ['ci/cd', 'jenkins']],
  ['Python, R and SQL', ['python', 'r', 'sql']],
  ['Services written in Go and Rust on Kubernetes', ['go', 'rust', 'kubernetes']],
  ['Strong Excel and Xero', ['excel', 'xero']],
  ['MS Excel is used daily.', ['excel']],
  ['Excel in a busy team', []],
  ['You excel at listening.', []],
  ['Ready to go further?', []],
  ['Go to our site and apply.', []],
  ['R & D grants', []],
  ['A swift reply and spring flowers', []],
  ['Wash windows and unity in the team', []],
  ['SAP experience', ['sap']],
  ['Tree sap on your shoes', []],
  ['Barista with latte art', ['coffee']],
  ['RSA and food handling', ['responsible service of alcohol', 'food safety']],
  ['AutoCAD, Civil 3D and Revit', ['autocad', 'civil 3d', 'revit']],
  ['Forklift licence and pick and pack', ['forklift', 'packing']],
  ['Registered Nurse with AHPRA', ['nursing', 'ahpra registration']],
  ['NESA accreditation is required.', ['teacher registration']],
  ['Current VIT registration', ['teacher registration']],
  ['Registered with the Queensland College of Teachers (QCT)', ['teacher registration']],
  ['NSW security licence (1A/1C)', ['security licence']],
  ['A Class 1 security licence', ['security licence']],
  ['You hold a security guard licence.', ['security licence']],
  ['Security guard for our doors', ['security guarding']],
  ['A class 1 building and level 1A', []],
  ['Front-desk work', ['reception']],
  ['A project. Management is by consensus.', []],
  ['Food & beverage service', ['food and beverage service']],
  ['Javanese coffees', []],
  ['Catering to different needs', []],
  ['Catering for weddings of two hundred', []],
  ['Catering, banquets', ['catering']],
  ['Driving change across the business', []],
  ['Manual licence, driving to clients', ['driving']],
  ['Data mining of figures', []],
  ['Underground mining, open cut mining', ['mining']],
] as const)('%s', (text, skills) => {
  expect(skillsIn(text)).toEqual(skills);
});

test('a declared name counts as a skill, even if it is a common word', () => {
  expect(skillsAmong(['Go', 'excel', 'Spring', 'JS', 'Customer Service', 'Underwater basket weaving'])).toEqual([
    'go',
    'excel',
    'spring',
    'javascript',
    'customer service',
  ]);
});
