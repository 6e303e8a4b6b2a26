import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { workRightsOf } from './work-rights.ts';

const read = (text: string) => workRightsOf(sentencesOf(text));

const casesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, kind = '', rights, sentence = ''] = /^(\w+)(?:\/(\w+))?: (.+)$/.exec(line) ?? [];
      return { kind, rights, sentence: sentence.replaceAll('\\n', '\n') };
    });

const cases = casesOf('cases.txt');

test.each(cases.filter(({ kind }) => kind !== 'open'))('$kind, $rights: $sentence', ({ kind, rights, sentence }) => {
  expect(read(sentence)).toMatchObject({ kind, ...(rights && { rights }) });
});

test('a preference names nobody, and a denial names only who is meant', () => {
  const rightsIn = (text: string) => {
    const said = read(text);
    return 'rights' in said ? said.rights : undefined;
  };
  expect(rightsIn('You must be an Australian citizen; PR would be considered a bonus.')).toBe('citizens');
  expect(rightsIn('Full working rights preferred')).toBe('full_rights');
  expect(rightsIn('Australian residents only')).toBe('residents');
  expect(rightsIn('You must be able to obtain a security clearance.')).toBe('clearance');
});

test.each(cases.filter(({ kind }) => kind === 'open'))('excludes nobody: $sentence', ({ sentence }) => {
  expect(['open', 'unstated']).toContain(read(sentence).kind);
});

const strangers = casesOf('stranger-cases.txt');
const isOpen = (sentence: string) => ['open', 'unstated'].includes(read(sentence).kind);

test.each(strangers.filter(({ kind }) => kind !== 'open'))('no opening for students: $sentence', ({ sentence }) => {
  expect(isOpen(sentence)).toBe(false);
});

test.each(strangers.filter(({ kind }) => kind === 'open'))('no exclusion of students: $sentence', ({ sentence }) => {
  expect(['residents_only', 'full_rights']).not.toContain(read(sentence).kind);
});

test('few ads by independent writers are left unclear', () => {
  const unclear = strangers.filter(({ kind, sentence }) => kind !== 'unclear' && read(sentence).kind === 'unclear');
  expect(unclear.length).toBeLessThan(strangers.length * 0.04);
});

const neighbours = [
  'Power BI would be advantageous',
  'Tertiary qualifications desirable',
  'Experience with Azure preferred',
  'Ideally you have worked in banking',
  'Reference number 3381, Hobart',
];

test('a requirement between lines that lost their line breaks is never read as an opening', () => {
  const demands = cases.filter(({ kind }) => kind === 'residents_only' || kind === 'full_rights');
  const missed = demands.flatMap(({ sentence }, index) => {
    const before = neighbours[index % neighbours.length];
    const after = neighbours[(index + 2) % neighbours.length];
    const demand = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.$/, '')}`;
    const texts = [`${before} ${demand} ${after}`, `${before}${demand}${after}`];
    return texts.filter(isOpen);
  });
  expect(missed).toEqual([]);
});

test.each([
  'Tertiary qualifications desirable Must be Aussie or Kiwi Ideally you have worked in banking',
  'Experience preferred Status: Citizen / PR Ideally you have worked in banking',
  'You need a car You will not be considered without PR Ideally you have worked in banking',
])('what is ideal in the next line softens no demand: %s', (text) => {
  expect(isOpen(text)).toBe(false);
});

test('a quote is one whole sentence, however long the text', () => {
  const demand = 'To be considered you must have unrestricted Australian working rights';
  const list = 'Knowledge of ledgers and reports in a busy office with many colleagues '.repeat(12);
  expect(read(`${list}${demand} Experience with SAP preferred`)).toEqual({
    kind: 'full_rights',
    quote: demand,
    rights: 'full_rights',
  });
  expect(read('Leads cost activitiesAustralian citizenship is required')).toEqual({
    kind: 'residents_only',
    quote: 'Australian citizenship is required',
    rights: 'citizens',
  });
});

test('a requirement at the end of a text without line breaks is quoted whole', () => {
  const duties = 'prepare ledgers, '.repeat(28);
  expect(read(`You ${duties} and you must have Permanent Residency`).kind).toBe('residents_only');
});

test('a text that does not mention work rights is unstated, and one that does is not', () => {
  expect(read('Serve coffee and smile.')).toEqual({ kind: 'unstated' });
  expect(read('You have to hold the right to work in Australia.').kind).toBe('open');
});

test('a requirement of full rights is ignored where students are welcomed by name; one of citizenship is not', () => {
  expect(read('Full working rights required. Student visa holders are welcome in the holidays.').kind).toBe('open');
  expect(read('International students are welcome to ask. Must be an Australian citizen.').kind).toBe('residents_only');
});

test('a question that does not name whom it takes is not hidden by one that does', () => {
  expect(read('International students only. TR need not apply.')).toEqual({
    kind: 'unclear',
    quote: 'TR need not apply.',
  });
  expect(read('International students only. Sorry, not open to 485s.')).not.toMatchObject({ rights: 'students' });
});

test('a heading of preferences applies to its list, but not to requirements in it', () => {
  expect(read('Nice to have:\nNV1 clearance\nCloud certificates').kind).toBe('open');
  expect(read('Desirable skills:\nPython\nAustralian citizenship').kind).toBe('unclear');
  expect(read('Desirable:\nPython\nMust be an Australian citizen').kind).toBe('residents_only');
  expect(read('Desirable:\nPython\nRequirements:\nAustralian citizenship').kind).toBe('residents_only');
});

test('a list of accepted statuses is open if it includes a visa', () => {
  const list = 'You must be one of the following:\nAn Australian citizen\nA permanent resident\n';
  expect(read(`${list}Holder of a visa with work rights`).kind).toBe('open');
  expect(read('An Australian citizen\nor hold a valid work visa')).toEqual({
    kind: 'open',
    quote: 'or hold a valid work visa',
  });
  expect(read(`${list}Over 18 years old`).kind).toBe('residents_only');
});

test.each([
  'Must be able to work full time hours in Australia under your visa.',
  'Must have long-term working rights in Australia.',
  'Full entitlement to work in Australia is essential.',
  'You must be fully entitled to work in Australia.',
  'Able to work without restrictions in Australia.',
  'Current work visa (full rights).',
])('words that resemble unlimited work rights are never shown as open: %s', (sentence) => {
  expect(['full_rights', 'unclear']).toContain(workRightsOf([sentence]).kind);
});

test.each([
  'This is a full time role and you need the right to work in Australia.',
  'Full driver licence and eligibility for a working with children check.',
  'You are eligible for full employee entitlements.',
  'International students welcome, full visa support given.',
  'You will need to complete work rights and police checks.',
])('full-time work or a full licence is not a work-rights requirement: %s', (sentence) => {
  expect(['open', 'unstated']).toContain(workRightsOf([sentence]).kind);
});
