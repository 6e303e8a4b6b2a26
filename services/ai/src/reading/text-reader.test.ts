import { expect, test } from '@jest/globals';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { readAd } from '../domain/ad.ts';
import { AdToCheck } from '../domain/check/ad-to-check.ts';
import { answeredAd } from '../domain/check/answered-ad.ts';
import { readProfile } from '../domain/profile.ts';
import { readWrittenAd } from '../domain/written-ad.ts';
import { WrittenAd } from '../domain/written-ad-fields.ts';
import { openTextReader } from './text-reader.ts';

/** So that a busy machine changes no answer. */
const patientMs = 300_000;
const day = '2026-11-27';
const text =
  'Barista, Newtown\nCasual, 16 hours a week, $34 an hour. Student visa holders welcome. Ends on 12 March 2027.';

test('the thread reads as this process would', async () => {
  await using reader = openTextReader(patientMs);
  const localities = await readLocalities();
  const pasted = AdToCheck.parse({ text, location: 'Newtown NSW' });
  const written = WrittenAd.parse({ title: 'Barista', description: `<p>${text}</p>`, hoursMin: 12 });
  const job = { title: 'Barista', descriptionHtml: `<p>${text}</p>`, skills: ['Coffee'], education: '' };
  const profile = {
    degree: 'Bachelor of Nursing',
    education: [{ degree: 'Bachelor', field: 'Nursing' }],
    experience: [{ title: 'Barista', description: 'Coffee and cash handling', start: '2024' }],
    skills: ['First aid'],
    activities: [],
    resume: 'Mei Tan. Barista. Latte art, first aid.',
  };
  expect(await reader.check({ ad: pasted, day })).toEqual(answeredAd(pasted, localities, day));
  expect(await reader.written({ ad: written, day })).toEqual(readWrittenAd(written, localities, day));
  expect(await reader.job(job)).toEqual(readAd(job));
  expect(await reader.profile(profile)).toEqual(readProfile(profile));
});

test('what is no ad is refused by name', async () => {
  await using reader = openTextReader(patientMs);
  await expect(reader.check({ ad: AdToCheck.parse({ text: 'asdf' }), day })).rejects.toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'text'] }],
  });
});

test('of many requests at once most are refused, and a reading for nobody in particular goes on', async () => {
  await using reader = openTextReader(patientMs);
  const pasted = AdToCheck.parse({ text });
  const asked = Promise.allSettled(Array.from({ length: 40 }, () => reader.check({ ad: pasted, day })));
  const job = { title: 'Cook', descriptionHtml: '<p>You cook.</p>', skills: [], education: '' };
  expect(await reader.job(job)).toEqual(readAd(job));
  const kinds = await asked;
  expect(kinds.filter(({ status }) => status === 'fulfilled').length).toBe(25);
  expect(kinds.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
