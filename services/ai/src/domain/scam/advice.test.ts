import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { adviceOn } from './advice.ts';
import { scamSignalsOf } from './scam-signals.ts';

test.each([
  ['Send us your bank account details.', 'It asks for your bank details.'],
  ['We rent bank accounts from students.', 'It wants to use an account or a name of yours.'],
  ['Lend your name to our company.', 'It wants to use an account or a name of yours.'],
  ['We mail you a cheque to buy a laptop.', 'Money of others would pass through your hands'],
  ['Send the remainder to the vendor.', 'Money of others would pass through your hands'],
  ['Download AnyDesk and log in to your bank app.', 'Somebody would see and use your device'],
  ['Send your myGov login to get started.', 'It asks for your myGov login.'],
  ['The boss keeps your passport.', 'Somebody else would keep your passport.'],
  ['If you quit we cancel your visa.', 'It uses your visa to press you'],
  ['Visa expired is ok.', 'It offers work that a visa does not allow'],
  ['Massage girls wanted, cash.', 'It seems to be sexual work'],
])('%s: %s', (text, advice) => {
  expect(scamSignalsOf(sentencesOf(text)).map(adviceOn)[0]).toMatch(advice);
});
