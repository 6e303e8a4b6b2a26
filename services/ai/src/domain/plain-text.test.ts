import { expect, test } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { plainTextOf } from './plain-text.ts';

test.each([
  ['<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
  ['<ul><li>first</li><li>second</li></ul>', 'first\nsecond'],
  ['a wrapped<br />line', 'a wrapped line'],
  ['A list:<br>Second line', 'A list:\nSecond line'],
  ['<strong>Bold</strong> words &amp; more&nbsp;space', 'Bold words & more space'],
  ['full<b>time</b>', 'fulltime'],
  ['<script>alert("no sponsorship")</script>Text<style>p{}</style>', 'Text'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ['&#8211; &#x2014; &unknown; &#99999999;', '– — &unknown; &#99999999;'],
  ['<!-- hidden -->seen', 'seen'],
  ['one\r\n\r\nTwo', 'one\nTwo'],
  ['Only citi-\nzens may apply', 'Only citizens may apply'],
  ['Only citi\u00ad\nzens and resi\u2010\ndents', 'Only citizens and residents'],
  ['A full-\ntime, 12-\nmonth role', 'A full-time, 12-month role'],
  ['You must be an\nAustralian citizen\nApply now', 'You must be an Australian citizen\nApply now'],
  ['Weekends only\nAustralian and other students', 'Weekends only\nAustralian and other students'],
  ['Hours: 9am -\n5pm\nVanilla\nApply', 'Hours: 9am -\n5pm\nVanilla\nApply'],
  ['𝗔𝘂𝘀𝘁𝗿𝗮𝗹𝗶𝗮𝗻 𝘤𝘪𝘵𝘪𝘻𝘦𝘯𝘴 Ⓞⓝⓛⓨ', 'Australian citizens Only'],
  ['Аustralian сitizеns, not Москва', 'Australian citizens, not Москва'],
  ['AU S T R A L I A N C I T I Z E N S O N LY', 'AUSTRALIAN CITIZENS ONLY'],
  ['Con\ufb01dent \uff23\uff49tizens \uff1cp\uff1e', 'Confident Citizens \uff1cp\uff1e'],
])('%j becomes %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

const piece = constantFrom(
  '<',
  '>',
  '</',
  '<p',
  '<p>',
  '</p>',
  '<script>',
  '</script',
  '<!--',
  '-->',
  '&',
  '&#',
  ';',
  '"',
  '=',
  ' ',
  '\n',
  'word',
  '.',
);

test.each(['\u034f', '\u061c', '\u180e', '\u200e', '\u2060', '\u206a', '\ufe0f', '\u{1d173}', '\u{e0020}'])(
  'a sign without a place between letters is left out',
  (sign) => {
    expect(plainTextOf(`Pay a f${sign}e${sign}e`)).toBe('Pay a fee');
  },
);

test('a blank is a space, and words that are shown from right to left are turned round', () => {
  expect(plainTextOf('Pay\u3164a\u2800fee')).toBe('Pay a fee');
  expect(plainTextOf('Note: \u202eeef a yaP\u202c now</p><p>\u202eyadot')).toBe('Note: Pay a fee now\ntoday');
});

test('text around a comment or an inline tag never joins into a tag', () => {
  expect(plainTextOf('<p<!-- -->>a<!-- -->b')).toBe('<p >ab');
  expect(plainTextOf('<script<b></b>>')).not.toContain('<script>');
});

test('broken markup of any kind is handled', () => {
  assert(
    property(array(piece, { maxLength: 200 }), (pieces) => {
      const text = plainTextOf(pieces.join(''));
      expect(text).not.toMatch(/<p>|<\/p>|<script>/);
    }),
  );
});
