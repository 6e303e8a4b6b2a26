import { expect, test } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { type Ad, adWords, readAd, textOfAd } from './ad.ts';

const ad = (descriptionHtml: string, fields: Partial<Ad> = {}): Ad => ({
  title: 'A job',
  descriptionHtml,
  skills: [],
  education: '',
  ...fields,
});

const quotesOf = (one: Ad) => {
  const { sponsorship, workRights, hours, scamSignals } = readAd(one);
  return [sponsorship, workRights, hours, ...scamSignals].flatMap((fact) =>
    fact && 'quote' in fact ? [fact.quote] : [],
  );
};

const phrase = constantFrom(
  'visa sponsorship is available',
  'we are unable to sponsor',
  'Australian citizens or permanent residents only',
  'full working rights',
  'student visa holders welcome',
  '15 hours a week',
  'up to 38 hours per fortnight',
  'send a copy of your passport',
  'contact us on WhatsApp',
  'or',
  'but not',
  'must',
  'if you',
  'work '.repeat(120),
  '. ',
  ', ',
  '</p><p>',
  '<br>',
  '&amp;',
  '– ',
  '(',
  ')',
);

test('every quote occurs in the plain text of its ad', () => {
  assert(
    property(array(phrase, { maxLength: 40 }), (phrases) => {
      const one = ad(`<p>${phrases.join(' ')}</p>`);
      const text = textOfAd(one);
      for (const quote of quotesOf(one)) expect(text).toContain(quote);
    }),
  );
});

test('quotes are no longer than the limit', () => {
  const one = ad(`${'word '.repeat(60)} we are unable to sponsor visas ${'word '.repeat(60)}`);
  const [quote = ''] = quotesOf(one);
  expect(quote.length).toBeLessThanOrEqual(240);
  expect(quote).toContain('unable to sponsor');
});

test.each([
  ['angle brackets', '<'.repeat(50_000)],
  ['open scripts', '<script>'.repeat(6_000)],
  ['comments', '<!--'.repeat(12_000)],
  ['dots', '.'.repeat(50_000)],
  ['spaces', ' '.repeat(50_000)],
  ['one word', 'a'.repeat(50_000)],
  ['citizens', 'citizen or '.repeat(4_500)],
  ['sponsorship', 'not sponsorship visa '.repeat(2_400)],
  ['rights', 'full unrestricted working rights or student visa '.repeat(1_000)],
  ['hours', '1 to 2 hours or 3 '.repeat(2_700)],
  ['digits', '1'.repeat(50_000)],
  ['fees', 'pay $1000 before bank account passport copy earn '.repeat(1_000)],
  ['breaks', '<br>'.repeat(12_000)],
  ['entities', '&#x'.repeat(16_000)],
  ['bullets', '• '.repeat(25_000)],
])('50 kB of %s are read within the time limit', (_name, text) => {
  const start = performance.now();
  readAd(ad(text));
  // no-luck: takes well under a second; a pattern whose time grows with the square of the length takes minutes
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('the text for the embedding begins with title and skills and has a maximum length', () => {
  const words = adWords(ad(`<p>${'long '.repeat(1_000)}</p>`, { title: 'Data analyst', skills: ['SQL', 'Python'] }));
  expect(words).toMatch(/^Data analyst\. SQL, Python\. long long/);
  expect(words.length).toBeLessThanOrEqual(700);
});

test('the required education is read too', () => {
  expect(readAd(ad('Shelve.', { education: 'Australian citizens only' })).workRights.kind).toBe('residents_only');
});

test('a fraud below the titles of other ads is read, what they ask for is not', () => {
  const descriptionHtml =
    '<p>Serve tables.</p><p>Other jobs you may like</p><p>Clerk. Australian citizens only.</p><p>Pay a $150 registration fee first.</p>';
  const { scamSignals, workRights } = readAd({ title: 'Waiter', descriptionHtml, skills: [], education: '' });
  expect(scamSignals).toEqual([{ kind: 'fee', quote: 'Pay a $150 registration fee first.' }]);
  expect(workRights.kind).toBe('unstated');
});

test('an ad in another language shows its beginning as what a person must read, an English one does not', () => {
  const signalsOf = (title: string, descriptionHtml: string) =>
    readAd({ title, descriptionHtml, skills: [], education: '' }).scamSignals;
  expect(signalsOf('招聘服务员', '<p>我们的餐厅需要服务员，每周工作二十小时。</p>')).toEqual([
    { kind: 'other_language', quote: '我们的餐厅需要服务员,每周工作二十小时。' },
  ]);
  expect(
    signalsOf('Waiter', '<p>Serve our guests in a restaurant by the sea, and speak Mandarin (普通话) with some.</p>'),
  ).toEqual([]);
});

const bond = 'To hold your place pay a $250 bond for the vest to our coordinator by 5 pm today.';

test.each([
  ['a skill', { skills: ['Forklift', bond] }],
  ['the education', { education: bond }],
  ["the pay in the employer's words", { asides: [bond, 'Laverton'] }],
])('a fraud is also read in %s', (_field, fields) => {
  const { scamSignals } = readAd(ad('Pick and pack orders.', fields));
  expect(scamSignals.map(({ quote }) => quote)).toEqual([bond]);
});

test('a skill of a few words is no sentence', () => {
  expect(readAd(ad('Answer customers.', { skills: ['WhatsApp', 'Bitcoin trading'] })).scamSignals).toEqual([]);
});

test('a fraud that goes on in the next paragraph is read whole, and quoted as it stands in the ad', () => {
  const html = '<p>To hold your place pay a</p><p>$250 bond for the vest to our coordinator by 5 pm today.</p>';
  const { scamSignals } = readAd(ad(html));
  expect(scamSignals).toEqual([{ kind: 'fee', quote: '$250 bond for the vest to our coordinator by 5 pm today.' }]);
});
