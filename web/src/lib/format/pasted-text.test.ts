import { expect, test } from '@jest/globals';
import { htmlOfPastedText } from './pasted-text.ts';

test('lines with bullets and numbers become lists, and the short line before a list its heading', () => {
  const text = [
    'Our café is by the station.',
    '',
    'The role',
    '- make coffee',
    '- clean the bench',
    '',
    'About you',
    '- punctual',
    '1. first',
    '2. second',
  ].join('\n');
  expect(htmlOfPastedText(text)).toBe(
    '<p>Our café is by the station.</p><h3>The role</h3><ul><li>make coffee</li><li>clean the bench</li></ul>' +
      '<h3>About you</h3><ul><li>punctual</li></ul><ol><li>first</li><li>second</li></ol>',
  );
});

test.each([
  ['every usual bullet', '- a\n* b\n• c\n– d\n·\te', '<ul><li>a</li><li>b</li><li>c</li><li>d</li><li>e</li></ul>'],
  ['the bullets of Word', '·\ta\n§\tb\no\tc', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  ['numbers with a bracket', '1) a\r\n2) b', '<ol><li>a</li><li>b</li></ol>'],
  ['a list with blank lines between its items', '1. a\n\n2. b\n', '<ol><li>a</li><li>b</li></ol>'],
  ['a heading with a blank line after it', 'Duties:\n\n- a\n- b', '<h3>Duties:</h3><ul><li>a</li><li>b</li></ul>'],
  ['a heading right after a list', '- a\nAbout you\n- b', '<ul><li>a</li></ul><h3>About you</h3><ul><li>b</li></ul>'],
  [
    'a wrapped item',
    '- make coffee\nand tea\n- clean\n  Monday',
    '<ul><li>make coffee and tea</li><li>clean Monday</li></ul>',
  ],
  ['a sentence before a list', 'You will do this.\n- a', '<p>You will do this.</p><ul><li>a</li></ul>'],
  ['several lines before a list', 'One\nTwo\n- a', '<p>One</p><p>Two</p><ul><li>a</li></ul>'],
  ['a long line before a list', `${'word '.repeat(20)}\n- a`, `<p>${'word '.repeat(20).trim()}</p><ul><li>a</li></ul>`],
  ['markup', 'A & B\n- <b>', '<h3>A &amp; B</h3><ul><li>&lt;b&gt;</li></ul>'],
])('it reads %s', (_what, text, html) => {
  expect(htmlOfPastedText(text)).toBe(html);
});

test.each([
  ['text without a list', 'The role\n\nYou make coffee.'],
  ['a word before a space', 'One\no clock'],
  ['a dash within a word or before a number', 'Part-time\n-5 degrees\n2026.5'],
  ['a single line, which belongs into a sentence', '– evenings only'],
])('it leaves %s to the editor', (_what, text) => {
  expect(htmlOfPastedText(text)).toBeUndefined();
});
