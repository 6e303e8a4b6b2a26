import { expect, test } from '@jest/globals';
import { hasKeptValues, keepValues, keptValues, removeAllKept, removeKept } from './kept-forms.ts';

const fields = { firstName: '', days: ['Mon'], agreed: false };

test("typed values are restored to the form's existing fields, with their types", () => {
  keepValues('join', { firstName: 'Mei', days: ['Sat'], agreed: true, gone: 'x' });
  expect(keptValues('join', fields)).toEqual({ firstName: 'Mei', days: ['Sat'] });
  keepValues('join', { firstName: ['Mei'], days: 'Sat' });
  expect(keptValues('join', fields)).toEqual({});
  expect(keptValues('other', fields)).toEqual({});
  const breaks = [{ from: '2026-12-01', to: '' }];
  keepValues('course', { breaks });
  expect(keptValues('course', { breaks: [] })).toEqual({ breaks });
  keepValues('course', { breaks: [{ from: 7 }, null] });
  expect(keptValues('course', { breaks: [] })).toEqual({});
});

test('they are removed with their form, and all of them with the session', () => {
  keepValues('one', { firstName: 'A' });
  keepValues('two', { firstName: 'B' });
  removeKept('one');
  expect([keptValues('one', fields), keptValues('two', fields)]).toEqual([{}, { firstName: 'B' }]);
  removeAllKept();
  expect(keptValues('two', fields)).toEqual({});
});

test('a mark without values is nothing that was typed', () => {
  removeAllKept();
  keepValues('later', {});
  expect(hasKeptValues()).toBe(false);
  keepValues('join', { firstName: 'Mei' });
  expect(hasKeptValues()).toBe(true);
  removeAllKept();
});
