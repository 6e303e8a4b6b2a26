import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { readConfig } from '@waratah/matching/config';
import { startMatching } from '@waratah/matching/server';
import { AdToCheck } from '../../services/ai/src/domain/check/ad-to-check.ts';
import { checkedAd } from '../../services/ai/src/domain/check/checked-ad.ts';
import { mostKeptChecks } from '../../services/matching/src/domain/kept-check.ts';
import { user } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aStudent } from '../support/factories.ts';
import { startService } from '../support/service.ts';

/** Answers about ads from anywhere that students keep (issue "Check any ad"). */
let now = new Date('2026-11-20T22:00:00Z');
const matching = await startService('matching', (env) => startMatching(readConfig(env), { clock: () => now }));
afterAll(async () => matching[Symbol.asyncDispose]());

const [mei, tom, nobody] = [1, 2, 3].map((id) => matching.as(user(id, 'student')));
if (!mei || !tom || !nobody) throw new Error('There are three');

beforeAll(() =>
  matching.tell(...[1, 2].map((id) => happened('identity.profile.v1.updated', { user: aStudent(id) }, now))),
);

const readingOf = (ad: object) => checkedAd(AdToCheck.parse(ad), '2026-11-26').reading;
const barista = readingOf({
  text: 'Weekend barista\nCasual, 12 to 16 hours a week at $36 an hour.\nSend a copy of your passport to apply.',
  company: 'Harbour Kitchen',
  location: 'Newtown NSW',
});

const fields = `id day title companyName place link pay { said standing } warnings { quote meaning }
  answer { visa kind because questions messageToEmployer hoursSaid hoursLeft hoursLimit rules { condition text source } }`;
const idOf = (number: number) => `6f9b2c1e-0000-4000-8000-${String(number).padStart(12, '0')}`;
type Ask = typeof mei;
const keep = (as: Ask, check: object) =>
  as(`mutation ($input: CheckToKeepInput!) { keepCheck(input: $input) { ${fields} } }`, {
    input: { id: idOf(1), reading: barista, ...check },
  });
const kept = async (as: Ask) => (await as(`{ myChecks { ${fields} } }`)).data?.['myChecks'];
const remove = (as: Ask, id: string) => as('mutation ($id: ID!) { removeCheck(id: $id) { id } }', { id });
const exported = async (id: number) =>
  matching.as(user(id, 'student'))(
    'query ($of: [_Any!]!) { _entities(representations: $of) { ... on AccountExport { matching } } }',
    { of: [{ __typename: 'AccountExport', id }] },
  );

test('a student keeps an answer with its link, corrects it, and nobody else sees or removes it', async () => {
  const link = 'https://jobs.example/barista?id=1';
  const first = {
    id: idOf(1),
    day: '2026-11-21',
    title: 'Weekend barista',
    companyName: 'Harbour Kitchen',
    place: 'Newtown NSW',
    link,
    pay: { said: '$36 an hour', standing: 'lawful' },
    warnings: [
      { quote: expect.stringContaining('passport'), meaning: expect.stringMatching(/^It asks for an identity/) },
    ],
    answer: {
      visa: '500',
      kind: 'check',
      because: [],
      questions: expect.arrayContaining([expect.stringMatching(/^It has signs of fraud/)]),
      messageToEmployer: null,
      hoursSaid: '12 to 16 h a week',
      hoursLeft: 48,
      hoursLimit: 48,
      rules: expect.arrayContaining([expect.objectContaining({ condition: '8105' })]),
    },
  };
  expect((await keep(mei, { link })).data?.['keepCheck']).toEqual([first]);
  now = new Date('2026-11-22T22:00:00Z');
  const cook = { id: idOf(2), reading: readingOf({ text: 'Cook\nFull time in our kitchen. Citizens only.' }) };
  const second = {
    link: null,
    title: 'Cook',
    answer: { kind: 'not_eligible', because: ['citizens only', '76 hours a fortnight, 48 left'] },
  };
  expect((await keep(mei, cook)).data?.['keepCheck']).toMatchObject([second, first]);
  const again = { ...first, link: null, day: '2026-11-23' };
  expect((await keep(mei, { link: ' ' })).data?.['keepCheck']).toMatchObject([again, second]);
  expect(await kept(mei)).toMatchObject([again, second]);

  expect(await kept(tom)).toEqual([]);
  expect((await remove(tom, idOf(1))).data?.['removeCheck']).toEqual([]);
  expect((await remove(mei, idOf(2))).data?.['removeCheck']).toEqual([{ id: idOf(1) }]);
  expect((await remove(mei, idOf(2))).data?.['removeCheck']).toEqual([{ id: idOf(1) }]);
});

test('a student without a profile names the visa and its facts', async () => {
  const own = { visa: '485', facts: { visaExpiry: '2028-01-31' } };
  expect((await keep(nobody, own)).data?.['keepCheck']).toMatchObject([{ answer: { visa: '485', kind: 'check' } }]);
  await remove(nobody, idOf(1));
});

test.each([
  ['id', { id: 'short' }],
  ['reading', { reading: { title: 'Barista' } }],
  ['reading', { reading: 'Barista' }],
  ['reading', { reading: { ...barista, salaryMin: -5 } }],
  ['reading', { reading: { ...barista, salaryMax: 1e308 } }],
  ['reading', { reading: { ...barista, hours: { min: 1e30, max: 1e308 } } }],
  ['reading', { reading: { ...barista, title: 'x'.repeat(10_000) } }],
  ['link', { link: 'jobs.example/1' }],
  ['link', { link: 'https://jobs.example\u0000' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: 'https://user:secret@jobs.example/1' }],
  ['link', { link: `https://jobs.example/${'x'.repeat(2_000)}` }],
  ['visa', {}],
  ['visa', { visa: '999' }],
  ['visa_expiry', { visa: '485', facts: { visaExpiry: 'soon' } }],
])('a wrong %s is named, and nothing is kept', async (field, check) => {
  const { errors } = await keep(nobody, check);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', detail: [{ loc: ['body', field] }] });
  expect(await kept(nobody)).toEqual([]);
});

test('at most a hundred are kept, and the last of them may still be replaced', async () => {
  const numbers = Array.from({ length: mostKeptChecks }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => keep(tom, { id: idOf(number) })));
  const { errors } = await keep(tom, { id: idOf(mostKeptChecks + 1) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', detail: expect.stringMatching(/^At most 100/) });
  expect((await keep(tom, { id: idOf(mostKeptChecks), link: 'https://jobs.example/1' })).errors).toBeUndefined();
  expect(await kept(tom)).toHaveLength(mostKeptChecks);
});

test('kept answers are in the export, and go with the account and after a year', async () => {
  expect(JSON.stringify(await exported(1))).toContain('Weekend barista');
  await matching.tell(happened('identity.user.v1.deleted', { userId: 2 }, now));
  expect(await kept(tom)).toEqual([]);
  expect((await keep(tom, { visa: '485' })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect(await kept(tom)).toEqual([]);
  now = new Date('2027-11-24T22:00:00Z');
  await matching.restart();
  await eventually(async () => expect(await kept(mei)).toEqual([]));
});
