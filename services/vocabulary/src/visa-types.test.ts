import { expect, test } from '@jest/globals';
import { rulesOf } from './law/rules.ts';
import { allVisaTypes, isListedVisa, namesUniversity, visaCodeOf, visaNameOf, visaTypes } from './visa-types.ts';

test.each([
  ['500', '500'],
  ['Student Visa subclass 500', '500'],
  ['  student visa   SUBCLASS 500 ', '500'],
  ['subclass500', '500'],
  ['Working Holiday 417', '417/462'],
  ['462', '417/462'],
  ['Not sure', 'other'],
  ['Other/Not Sure', 'other'],
  ['my 485 visa', '485'],
  ['494', '494'],
  ['Bridging visa A (class WA)', 'bridging-a'],
  ['bridging b', 'bridging-b'],
  ['bridging_a', 'bridging-a'],
  ['500_family', '500-family'],
  ['500 family', '500-family'],
  ['working_holiday', '417/462'],
  ['BRIDGING VISA E', 'bridging-e'],
  ['partner of a student', '500-family'],
  ['Family member of a student, subclass 500', '500-family'],
  ['dependent on a 482', '482-family'],
  ['457 secondary applicant, spouse', '482-family'],
  ['spouse of a 494 holder', '494-family'],
  ['Partner visa 820', '309/820'],
  ['Resident Return (subclass 155)', '155'],
  ['601', 'visitor'],
  ['Australian citizen', 'citizen'],
  ['I have Australian citizenship', 'citizen'],
  ['subclass 887', 'permanent'],
  ['Partner visa 801', 'permanent'],
  ['my second 485', '485-second'],
  ['wife of a 407 holder', '407-family'],
  ['Workplace Justice visa 408', '408-justice'],
  ['408', '408'],
  ['bridging visa d', 'bridging-d'],
  ['Medical Treatment 602', '602'],
  ['790', '785/790'],
  ['Student', '500'],
  ['WHV', '417/462'],
  ['PR', 'permanent'],
  ['NZ citizen', '444'],
  ['tourist visa', 'visitor'],
  ['BVA', 'bridging-a'],
])('"%s" names %s', (text, code) => {
  expect(visaCodeOf(text)).toBe(code);
});

test.each(['', 'visa', '1500', '$500', 'tourist', '48'])('"%s" names no visa', (text) => {
  expect(visaCodeOf(text)).toBeUndefined();
});

test('the list equals that of the specification', () => {
  expect(visaTypes.map(({ label }) => label)).toEqual([
    'Student Visa subclass 500',
    'Temporary Graduate 485',
    'Skilled Independent 189',
    'Skilled Nominated 190',
    'Skilled Work Regional 491',
    'Employer Sponsored TSS 482',
    'Employer Nomination 186',
    'Working Holiday 417/462',
    'Other/Not Sure',
  ]);
  expect(isListedVisa('500') && !isListedVisa('494')).toBe(true);
});

test('every visa has a rule in force', () => {
  for (const { code } of allVisaTypes) {
    expect(rulesOf(code, '2026-11-22')).not.toEqual([]);
  }
});

test.each([
  ['500', 'subclass 500'],
  ['417/462', 'subclass 417/462'],
  ['bridging-a', 'Bridging visa A'],
  ['500-family', 'Family member of a student, subclass 500'],
  ['482-family', 'Family member of a 482 holder'],
  ['485-second', 'Second Temporary Graduate 485, for a regional stay'],
  ['408-justice', 'Workplace Justice 408'],
  ['785/790', 'subclass 785/790'],
])('a sentence names %s as %s', (code, name) => {
  expect(visaNameOf(code)).toBe(name);
});

test('a university is asked of those who may have one here, not of working holiday makers or citizens', () => {
  expect(['500', '485', 'bridging-a', 'other', '', undefined].filter((code) => !namesUniversity(code))).toEqual([]);
  expect(['417/462', 'citizen', '444', '482', '500-family', '309/820'].filter(namesUniversity)).toEqual([]);
});
