import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { AdToCheck } from './ad-to-check.ts';
import { answeredAd } from './answered-ad.ts';

const localities = await readLocalities();

const text = 'Bookkeeper\nPart time, 20 hours a week. Travel to Melbourne weekly is part of the job.';
const answer = (location: string) => {
  const { marks, openings } = answeredAd(AdToCheck.parse({ text, location }), localities, '2026-11-28');
  const regional = openings.find(({ visa }) => visa === '491');
  return { kind: regional?.kind, marked: marks.some(({ kind }) => kind === 'major_city') };
};

test('a city in the text is a question to the holder of a regional visa, and marked, if the ad itself is regional', () => {
  expect(answer('Geelong VIC')).toEqual({ kind: 'ask', marked: true });
  expect(answer('Docklands VIC')).toEqual({ kind: 'closed', marked: false });
});
