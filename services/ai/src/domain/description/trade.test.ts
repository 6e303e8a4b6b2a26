import { expect, test } from '@jest/globals';
import { families } from '@waratah/vocabulary/occupations/families';
import { scamSignalsOf } from '../scam/scam-signals.ts';
import { sponsorshipOf } from '../sponsorship/sponsorship.ts';
import { termsOf } from '../terms/terms.ts';
import { workRightsOf } from '../work-rights/work-rights.ts';
import { readBrief } from './brief.ts';
import { keyOf } from './title-words.ts';
import { localText } from './local-text.ts';
import { htmlOf, wordCountOf } from './text.ts';
import { tradeOf } from './trade.ts';
import { trades } from './trades/trades.ts';

const written = (title: string, more: object = {}) =>
  localText(readBrief({ title, companyName: 'Banksia Works', location: 'Geelong VIC', ...more }));

test('a description of any known trade names at least three of its duties, in 160 to 260 words', () => {
  const titles = [
    ...families.flatMap(({ titles: names }) => names.slice(0, 1)),
    ...trades.flatMap(([names]) => names.split(', ')[0] ?? []),
  ];
  expect(titles.length).toBeGreaterThan(300);
  const poor = titles.filter((title) => {
    const text = written(title);
    const html = htmlOf(text);
    const named =
      tradeOf(title)?.duties.filter((duty) => html.includes(`<li>${duty.replaceAll('&', '&amp;')}</li>`)) ?? [];
    const count = wordCountOf(text);
    return named.length < 3 || count < 160 || count > 260 || !html.includes('Banksia Works');
  });
  expect(poor).toEqual([]);
});

const longEnough = (title: string, more: object) => {
  const count = wordCountOf(localText(readBrief({ title, ...more })));
  return count >= 160 && count <= 260;
};
const shortBriefs = [
  {},
  { hoursMin: 38, hoursMax: 38, salaryMin: 30, salaryPeriod: 'hour' },
  { employmentType: 'FULL_TIME', shiftStart: '08:00', salaryMin: 30, salaryPeriod: 'hour' },
  { workDays: ['mon'], salaryMax: 30, salaryPeriod: 'hour' },
];

/** Every title with every brief takes a quarter of a minute; `npm test` gives each title one of the briefs in turn. */
const briefsOf = (at: number) =>
  process.env.SOAK === 'on' ? shortBriefs : shortBriefs.slice(at % shortBriefs.length).slice(0, 1);

test('a short brief of any trade still gives 160 words', () => {
  const titles = [...families.map(({ titles: names }) => names[0]), ...trades.map(([names]) => names.split(', ')[0])];
  const all = [...titles, 'Marketing', ...titles.map((title) => `Apprentice ${title}`)].filter(
    (title) => title !== undefined,
  );
  const wrong = all.filter((title, at) => briefsOf(at).some((more) => !longEnough(title, more)));
  expect(wrong).toEqual([]);
});

test('the most specific words of a title decide its trade', () => {
  const first = (title: string) => tradeOf(title)?.duties[0];
  expect(first('Weekend Barista - Fitzroy')).toMatch('Make espresso');
  expect(first('Carpenters (2 positions)')).toMatch('Read plans');
  expect(first('Registered Nurse - Aged Care')).toMatch('Assess patients');
  expect(first('Head of falconry')).toBeUndefined();
});

test('a title is known in spite of accents, possessives and what stands around it', () => {
  const first = (title: string) => tradeOf(title)?.duties[0];
  expect(first('2IC Café')).toMatch('Lead the floor');
  expect(first('Concreter’s labourer')).toMatch('Set up formwork');
  expect(first('Farmhand - dairy')).toMatch('Bring in and milk');
  expect(first('Research assistant (psychology)')).toMatch('Search the literature');
});

test.each(['Driver of change', 'Change driver', 'Nurse of indoor plants', 'Story teller', 'Children’s story teller'])(
  'the title “%s” names no driver, nurse or bank teller',
  (title) => expect(tradeOf(title)).toBeUndefined(),
);

test('an occupation beside an image, or in a place of work, is still named', () => {
  const first = (title: string) => tradeOf(title)?.duties[0];
  expect(first('Bank teller')).toBeDefined();
  expect(first('Barista - driver of change')).toMatch('Make espresso');
  expect(first('Director of nursing')).toBeDefined();
  expect(first('Head of People and Culture')).toBeDefined();
  expect(first('Organisational change manager')).toBeDefined();
});

test('no title is in two rows, and each row has five tasks', () => {
  const titles = trades.flatMap(([names]) => names.split(', ').map(keyOf));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(trades.filter(([, duties]) => duties.split('; ').length !== 5)).toEqual([]);
});

test('tasks and skills of a trade say nothing of rights, sponsorship, hours, pay and fraud', () => {
  const readingOf = (sentences: readonly string[]) => ({
    fraud: scamSignalsOf(sentences),
    rights: workRightsOf(sentences),
    sponsorship: sponsorshipOf(sentences),
    terms: termsOf('', sentences),
  });
  const nothing = readingOf([]);
  for (const [titles, duties, skills] of trades)
    expect({ titles, ...readingOf([...duties.split('; '), skills]) }).toEqual({ titles, ...nothing });
});

test('pay from the form is stated with its period, and not without one', () => {
  expect(htmlOf(written('Barista', { salaryMin: 31.5, salaryMax: 34, salaryPeriod: 'hour' }))).toContain(
    'The pay is $31.50 to $34 an hour.',
  );
  expect(htmlOf(written('Barista', { salaryMax: 70_000, salaryPeriod: 'year' }))).toContain('up to $70,000 a year');
  expect(htmlOf(written('Barista', { salaryMin: 31 }))).not.toContain('The pay is');
});

test('no description has a line that fits any role in place of a task', () => {
  const general = /daily work of the role|Work with the people around you|how we do things here/;
  const titles = [
    ...families.map(({ titles: names }) => names[0] ?? ''),
    ...trades.map(([names]) => names.split(', ')[0] ?? ''),
  ];
  expect(titles.filter((title) => general.test(htmlOf(written(title))))).toEqual([]);
});

test.each([
  ['Night fill team member', 'Night fill'],
  ['Bakery crew member', 'Bakery'],
  ['Painter and general hand', 'Painter'],
])('what stands before a general ending decides: “%s”', (title, other) => expect(tradeOf(title)).toBe(tradeOf(other)));

test.each([
  ['Farrier’s offsider', 'Farrier', 'Help to trim hooves'],
  ['Mechanic’s apprentice (light vehicle), 1st yr', 'Mechanic', 'Help to service vehicles'],
  ['Dental prosthetist’s lab hand', 'Dental prosthetist', 'Help to design'],
  ['Tiler’s labourer', 'Tiler', 'Help to prepare'],
  ['trades assistant to a locksmith', 'Locksmith', 'Help to open locks'],
  ['Solar installer TA', 'Solar installer', 'Help to mount'],
  ['Software engineer intern', 'Software engineer', 'Help to write'],
])('“%s” helps with the tasks of a %s and needs no licence', (title, master, first) => {
  const trade = tradeOf(title);
  expect(trade?.duties[0]).toContain(first);
  const own = tradeOf(master)?.duties.length ?? 0;
  expect([own, own - 1]).toContain(trade?.duties.length);
  expect(trade?.duties.filter((duty) => !duty.startsWith('Help '))).toEqual([]);
  expect(htmlOf(written(title))).not.toContain('usually calls for');
});

test('what only the licensed or registered do is no task of a helper', () => {
  expect(tradeOf('Dental prosthetist')?.duties.join()).toMatch('impressions');
  expect(tradeOf('Dental prosthetist’s lab hand')?.duties.join()).not.toMatch('impressions');
});

test('a helper with a row of the own keeps it', () =>
  expect(tradeOf('Beekeeping assistant')?.duties[0]).not.toContain('Help to'));

test('names of tools in brackets are skills, other words are not', () => {
  expect(htmlOf(written('Junior developer (React), two days'))).toContain('<li>React</li>');
  expect(htmlOf(written('Bookkeeper (Xero/MYOB)'))).toMatch('<li>Xero</li><li>MYOB</li>');
  expect(htmlOf(written('Cleaner (evenings)'))).not.toContain('<li>Evenings');
});

test.each(['Keg roller driver', 'Wheel builder', 'Spin doctor', 'Biscuit judge', 'Curriculum developer'])(
  'a word before it makes other work of the last word of “%s”',
  (title) => expect(tradeOf(title)).toBeUndefined(),
);

test('a word that only says how or where leaves the occupation', () => {
  for (const title of ['Weekend driver', 'Senior planner', 'Picker and packer', 'Driver for a bakery', 'Thai host'])
    expect(tradeOf(title)).toBeDefined();
  expect(tradeOf('People & Culture Co-ordinator')).toBe(tradeOf('People and culture coordinator'));
});

test.each(['Boilermaker for mining plant', 'Cook for the Blue Moon cafe', 'Barista with good vibes'])(
  'the title “%s” is meant as it is said',
  (title) => expect(tradeOf(title)).toBe(tradeOf(title.split(/ (?:for|with) /)[0] ?? '')),
);
