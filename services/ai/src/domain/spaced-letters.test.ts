import { expect, test } from '@jest/globals';
import { closeUp } from './spaced-letters.ts';

test.each([
  ['A u s t r a l i a n c i t i z e n s o n l y.', 'Australian citizens only.'],
  ['P E R M A N E N T R E S I D E N T S A N D C I T I Z E N S O N LY', 'PERMANENT RESIDENTS AND CITIZENS ONLY'],
  ['Yo u m u s t h a v e f u l l w o r k i n g r i g h t s', 'You must have full working rights'],
  ['3 8 H O U R S A W E E K', '38 HOURS A WEEK'],
  ['W E E K E N D B A R I S T A', 'WEEKEND BARISTA'],
  ['Sydney: N O S P O N S O R S H I P today', 'Sydney: NO SPONSORSHIP today'],
  ['P a y a r e g i s t r a t i o n f e e', 'Pay a registration fee'],
  ['C\ue001I\ue001T\ue001I\ue001Z\ue001E\ue001N\ue001S', 'CITIZENS'],
])('letters that stand alone are words: %s', (spaced, words) => {
  expect(closeUp(spaced)).toBe(words);
});

test.each([
  'Plan A, B or C: to be or no to us is as it is',
  'It is a 9 to 5 or a 4 to 8 job at the bay',
  'Grades 1 2 3 4 5 6 7 8',
  'Class A B C',
  'Ring 0 4 0 0 1 2 3 4 5 6',
])('short words and numbers stay as they are: %s', (text) => {
  expect(closeUp(text)).toBe(text);
});
