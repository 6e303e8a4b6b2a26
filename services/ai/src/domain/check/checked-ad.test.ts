import { expect, test } from '@jest/globals';
import { Failure } from '@waratah/kit/errors';
import { AdToCheck, longestAd } from './ad-to-check.ts';
import { checkedAd } from './checked-ad.ts';
import { messages } from '../messages.ts';

const check = (ad: object) => checkedAd(AdToCheck.parse(ad), '2026-11-26');

const cafe = `Weekend barista
Harbour Kitchen, Newtown

Casual, 12 to 16 hours a week at $34.50 an hour.
You must be an Australian citizen or permanent resident.
Send a copy of your passport to apply. A registration fee of $50 is payable before you start.`;

test('an ad is read with its first line as its title, and each mark points at the words that it was read from', () => {
  const { text, marks, reading } = check({ text: cafe, location: 'Newtown NSW' });
  expect(reading).toMatchObject({
    title: 'Weekend barista',
    location: 'Newtown NSW',
    statedType: 'CASUAL',
    salaryMin: 34.5,
    salaryPeriod: 'hour',
    hours: { min: 12, max: 16 },
    workRights: { kind: 'residents_only' },
  });
  expect(marks.map(({ kind, meaning }) => [kind, meaning])).toEqual([
    ['hours', '12 to 16 hours a week'],
    ['pay', 'Stated pay'],
    ['work_rights', 'Citizens or permanent residents only'],
    ['fraud', expect.stringMatching(/^It asks for an identity document/)],
    ['fraud', expect.stringMatching(/^It asks you to pay/)],
  ]);
  for (const { quote, start, end } of marks) expect(text.slice(start, end)).toBe(quote);
});

test.each([
  ['This is a contract of 6 months.', 'Lasts 6 months'],
  ['Work from 10 December to 20 January 2027.', 'Lasts from 10 December until 20 January 2027'],
  ['The contract ends in February.', 'Lasts until February'],
  ['A seasonal contract', 'Ends at some time'],
  ['You start on 15 March 2027.', 'Begins on 15 March 2027'],
  ['You start in March 2027.', 'Begins in March 2027'],
])('a mark says how long the job lasts: %s', (sentence, meaning) => {
  const { marks } = check({ text: `Barista\nCome and make coffee with us.\n${sentence}` });
  expect(marks).toMatchObject([{ kind: 'term', meaning }]);
});

test('an ad whose closing date has passed has a mark that says so', () => {
  const { text, marks } = check({ text: `${cafe}\nApplications close 12 May 2025.` });
  const over = marks.find(({ kind }) => kind === 'over');
  expect(over).toMatchObject({ meaning: 'Applications closed on 12 May 2025' });
  expect(text.slice(over?.start, over?.end)).toBe('Applications close 12 May 2025.');
});

test('HTML is read as its words, and a title that is given leaves the first line in the text', () => {
  const { text, reading } = check({ text: '<h1>Cook</h1><p>Join us for 20 hours a week.</p>' });
  expect([text, reading.title]).toEqual(['Cook\nJoin us for 20 hours a week.', 'Cook']);
  const titled = check({ title: 'Chef', text: 'Our kitchen\nJoin us for 20 hours a week.' });
  expect([titled.text, titled.reading.title]).toEqual(['Chef\nOur kitchen\nJoin us for 20 hours a week.', 'Chef']);
});

test('a first line that is a paragraph, and a single line, are no title', () => {
  const paragraph = 'We are a family business that has baked bread for thirty years. '.repeat(3);
  expect(check({ text: `${paragraph}\nTwenty hours a week.` }).reading.title).toBe('');
  expect(check({ text: 'Barista wanted for 20 hours a week' }).reading.title).toBe('');
});

test.each([
  ['', messages.emptyAd],
  [' \n\t ', messages.emptyAd],
  ['<p> </p>', messages.emptyAd],
  ['https://jobs.example/12345', messages.onlyLink],
  ['www.jobs.example/12345 https://jobs.example/2', messages.onlyLink],
  ['jobs.example.au/job/12345?ref=x', messages.onlyLink],
  ['Check out this job: https://jobs.example/12345', messages.noAd],
  ['asdf', messages.noAd],
  ['asdf asdf asdf asdf asdf qwer asdf', messages.noAd],
  ['123 456 789 000 111', messages.noAd],
  ['我们正在寻找一位咖啡师，每周工作二十小时，工资面议，欢迎留学生申请。', messages.otherLanguage],
  [
    'Buscamos una persona para la cocina de nuestro restaurante, con experiencia en el servicio y que hable el idioma.',
    messages.otherLanguage,
  ],
])('a text that is no ad in English, “%s”, is refused with what to do', (text, message) => {
  const refusal = () => check({ text });
  expect(refusal).toThrow(Failure);
  expect(refusal).toThrow(`body.text: ${message}`);
});

test('a notice of few words and figures is an ad', () => {
  expect(check({ text: 'Nanny, Mosman. $250 a week, 45 hours a week.' }).reading.hours).toMatchObject({ min: 45 });
});

test('thousands of sentences are refused, since each takes time', () => {
  expect(() => check({ text: 'Full time. '.repeat(1_700) })).toThrow(messages.manySentences);
});

test('characters that nobody sees hide nothing', () => {
  const { reading } = check({ text: 'Barista\nTen hours a week with us. Citi\u200bzens on\u00adly.' });
  expect(reading.workRights).toMatchObject({ kind: 'residents_only' });
});

test('a longer text than an ad is refused, not cut off', () => {
  const words = 'You make coffee and serve our guests. ';
  expect(check({ text: `<p>${words}</p>`.repeat(500) }).text).toContain('coffee');
  expect(() => check({ text: words.repeat(600) })).toThrow(messages.longAd);
  const long = AdToCheck.safeParse({ text: 'a '.repeat(longestAd) });
  expect(long.error?.issues).toMatchObject([{ path: ['text'], message: messages.longAd }]);
});

test.each([
  ['Send your tax file number with your application.', /^It asks for your tax file number at once/],
  [
    'Email your TFN and a copy of your passport to apply.',
    /^It asks for your tax file number and an identity document/,
  ],
  ['We need your myGov login before the interview.', /^It asks for your myGov login/],
  ['Bring your passport, the boss will hold it.', /^Somebody else would keep your passport/],
  ['Client money is paid into your account and you keep 5%.', /^Money of others would pass through/],
  ['Send us your bank account number with your application.', /^It asks for your bank details/],
  ['Send a copy of your passport to apply.', /^It asks for an identity document/],
])('a warning names what is asked for: %s', (sentence, meaning) => {
  const { marks, reading } = check({ text: `Barista\nCome and make coffee with us.\n${sentence}` });
  expect(marks).toMatchObject([{ kind: 'fraud', meaning: expect.stringMatching(meaning) }]);
  expect(reading.warnings).toMatchObject([{ meaning: expect.stringMatching(meaning) }]);
});

test('words that use a visa for pressure are a warning, and no welcome to visa holders', () => {
  const { marks } = check({ text: 'Barista\nCome and make coffee with us.\nIf you quit we cancel your visa.' });
  expect(marks).toMatchObject([{ kind: 'fraud', meaning: expect.stringMatching(/^It uses your visa to press you/) }]);
});

test('the price of a sponsorship is not pay', () => {
  const { marks } = check({
    text: 'Barista\nCome and make coffee.\nThe sponsorship package is $45,000, half now and half later.',
  });
  expect(marks.map(({ kind }) => kind)).toEqual(['fraud']);
});

test('an ad that says nothing of rights, hours or pay has no marks', () => {
  expect(check({ text: 'Barista\nCome and make coffee with our friendly team.' }).marks).toEqual([]);
});

test('words about sponsorship alone are told once, not as a welcome too', () => {
  const { marks } = check({ text: 'Waiter\nWork with us on weekends. No visa sponsorship available.' });
  expect(marks.map(({ kind, meaning }) => [kind, meaning])).toEqual([['sponsorship', 'Sponsors no visa']]);
});
