import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { figuresOf } from '../../tools/quality/fit.ts';
import { type Judgement, readFitData } from '../../tools/quality/fit-data.ts';

const person = {
  id: 'p',
  visa: '485',
  trade: 'CHEF',
  profile: { degree: '', education: [], experience: [], skills: [], activities: [] },
};
const rowOf = (...judged: readonly (readonly Judgement[])[]) => {
  const lines = judged.map((judgements, at) => ({ ad: `a${at}`, judged: judgements }));
  return { person, lines: { whole: lines, meaning: [] } };
};

test('shares are of the judged lines, an arguable one counts half, and of two readers the mean', () => {
  expect(figuresOf([rowOf(['fits'], ['wrong', 'arguable'], []), rowOf()])).toEqual({
    people: 2,
    lines: 3,
    judged: 2,
    fits: 0.5,
    half: 0.63,
    wrong: 0.25,
    distinctAds: 3,
    withoutLines: 1,
  });
  expect(figuresOf([rowOf([])])).toMatchObject({ judged: 0, fits: null, half: null, wrong: null });
});

test("a folder's people, ads and labels are read; jobs follow one another, the newest going on", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fit-'));
  const ad = {
    id: 'A7',
    title: 'Cook',
    company: 'Quay',
    location: 'UK',
    country: 'UK',
    description: 'Cook on the line at night.',
  };
  await writeFile(join(folder, 'ads.ndjson.gz'), gzipSync(`${JSON.stringify(ad)}\n`));
  await writeFile(
    join(folder, 'people.csv'),
    'id,set,visa,trade,degrees,jobs with years,skills\n7,first,500,CHEF,Diploma: Cookery; MBA,"Cook:1.5,Kitchen Hand:1",cooking; go\n',
  );
  await writeFile(join(folder, 'labels.csv'), 'set,person,ad,label,reason\nfirst,7,A7,fits,"trade, level"\n');
  const { people, ads, labels } = await readFitData(folder, 'given');
  await rm(folder, { recursive: true });
  expect(people).toMatchObject([
    {
      id: '7',
      visa: '500',
      profile: {
        education: [
          { degree: 'Diploma', field: 'Cookery' },
          { degree: 'MBA', field: '' },
        ],
        experience: [{ title: 'Cook', end: 'Present' }, { title: 'Kitchen Hand' }],
        skills: ['cooking', 'go'],
      },
    },
  ]);
  const [cook, hand] = people[0]?.profile.experience ?? [];
  expect(hand?.end).toBe(cook?.start);
  expect(ads).toMatchObject([{ id: 'A7', job: { title: 'Cook', place: { city: 'Sydney' } } }]);
  expect(labels.get('7 A7')).toEqual(['fits']);
});
