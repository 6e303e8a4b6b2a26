import { expect, test } from '@jest/globals';
import { studentOf, today } from './domain/test-examples.ts';
import { toldNumber } from './domain/told-reach.ts';
import type { Tally } from './engine/reach.ts';
import { secretMarks, tallyKeeper } from './student-tally.ts';

const { day } = today;
const markOf = secretMarks(new Uint8Array(32).fill(7));
const tomorrow = '2026-11-22';
const student = { ...studentOf('500'), embedding: new Int16Array([1]) };

/** Some students whose accounts follow one another. */
const students = (count: number, from = 1) => Array.from({ length: count }, (_, at) => ({ ...student, id: from + at }));
const counted = ({ students: counts }: Tally) => counts.map(({ count }) => count);

test('students who come or go on a day do not change its tally, only the next one', async () => {
  let all = students(4);
  const tallyOf = tallyKeeper({ chunk: async () => all }, markOf);
  const [before] = (await tallyOf(day)).students;
  expect(before).toMatchObject({ count: 4, mark: markOf(day, 1) ^ markOf(day, 2) ^ markOf(day, 3) ^ markOf(day, 4) });
  all = students(5);
  expect(counted(await tallyOf(day))).toEqual([4]);
  expect(counted(await tallyOf(tomorrow))).toEqual([5]);
});

test('students who speak other languages are counted apart', async () => {
  const all = students(3).map((one, at) => ({ ...one, languages: at === 0 ? ['Mandarin', 'English'] : ['English'] }));
  const tally = await tallyKeeper({ chunk: async () => all }, markOf)(day);
  expect(tally.students.map(({ spoken, count }) => [...spoken, count])).toEqual([
    ['English', 'Mandarin', 1],
    ['English', 2],
  ]);
});

test('when the students could not be read, they are read again', async () => {
  let reads = 0;
  const chunk = async () => (reads++ ? students(4) : Promise.reject(new Error('away')));
  const tallyOf = tallyKeeper({ chunk }, markOf);
  await expect(tallyOf(day)).rejects.toThrow('away');
  expect(counted(await tallyOf(day))).toEqual([4]);
});

const rounds = 4_000;
const marks = Array.from({ length: 7 * rounds + 25 }, (_, id) => markOf(day, id));

/** How often each number is told of so many students, by their secret numbers, with other accounts each time. */
const timesTold = (count: number) => {
  const told = new Map<number | undefined, number>();
  for (let from = 0; from < 7 * rounds; from += 7) {
    const mark = marks.slice(from, from + count).reduce((all, one) => all ^ one, 0);
    const number = toldNumber({ count, mark });
    told.set(number, (told.get(number) ?? 0) + 1);
  }
  return told;
};

test.each([4, 9, 14, 24])('nobody can tell %d students from one more: each number is about as likely', (count) => {
  const [fewer, more] = [timesTold(count), timesTold(count + 1)];
  const often = [...fewer, ...more].filter(([, times]) => times > 400).map(([told]) => told);
  expect(often.length).toBeGreaterThanOrEqual(2);
  for (const told of often) {
    const ratio = (fewer.get(told) ?? 0) / (more.get(told) ?? 0);
    expect([told, ratio > 1 / 1.7 && ratio < 1.7]).toEqual([told, true]);
  }
});
