import { expect, test } from '@jest/globals';
import { correctedTitle } from './corrected-title.ts';
import { readBrief } from './brief.ts';
import { localText } from './local-text.ts';
import { htmlOf } from './text.ts';
import { tradeOf } from './trade.ts';

test.each([
  ['Engnieer', 'Engineer'],
  ['Barrista', 'Barista'],
  ['wiater', 'waiter'],
  ['Nurce', 'Nurse'],
  ['Acountants wanted', 'Accountants wanted'],
  ['ELECTRITIAN', 'ELECTRICIAN'],
  ['Weekend cleanner', 'Weekend cleaner'],
  ['Kichen Hand', 'Kitchen Hand'],
])('the slip in “%s” is read as “%s”', (typed, correct) => {
  expect(tradeOf(typed)).toBeUndefined();
  expect(correctedTitle(typed)).toBe(correct);
  expect(tradeOf(correctedTitle(typed))).toBe(tradeOf(correct));
});

test.each(
  `Falconer, Zumba, Story teller, Driver of change, Boxer, Biker, Carver, Miller, Grazier, Sailor, Lawyer, Busker, Signer,
  Water, Stone worker, Diving instructor, Hostel manager, Sensor technician, Baking instructor, Cocinero`.split(/,\s+/),
)('no slip is found in the title “%s”', (title) => expect(correctedTitle(title)).toBe(title));

test('a description has the tasks of the trade and the correct word', () => {
  const html = htmlOf(localText(readBrief({ title: 'Weekend barrista', companyName: 'Banksia Works' })));
  expect(html).toContain('a weekend barista');
  expect(html).toContain('Make espresso');
  expect(html).not.toContain('barrista');
});
