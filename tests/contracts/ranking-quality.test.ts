import { expect, test } from '@jest/globals';
import { ndcg } from '../../tools/quality/ndcg.ts';
import { relevance } from '../../tools/quality/ranking-labels.ts';
import { writtenProfiles } from '../../tools/quality/ranking-profiles.ts';

const grades = new Map([
  ['just this', 3],
  ['near it', 1],
  ['nothing', 0],
]);

test('the best order has quality 1, one without a fit 0, and there is none where nothing fits', () => {
  expect(ndcg(['just this', 'near it', 'nothing'], grades, 10)).toBe(1);
  expect(ndcg(['nothing', 'unjudged'], grades, 10)).toBe(0);
  expect(ndcg(['nothing'], new Map([['nothing', 0]]), 10)).toBeUndefined();
});

test('a fit counts for less the later it comes, and not at all after the first so many', () => {
  const best = 7 + 1 / Math.log2(3);
  expect(ndcg(['near it', 'just this'], grades, 10)).toBeCloseTo((1 + 7 / Math.log2(3)) / best);
  expect(ndcg(['nothing', 'near it', 'just this'], grades, 2)).toBeCloseTo(1 / Math.log2(3) / best);
});

test('each of at least forty students has grades, and each ad one of them at most', () => {
  expect(writtenProfiles.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(relevance).toSorted()).toEqual(writtenProfiles.map(({ name }) => name).toSorted());
  for (const ids of Object.values(relevance).map((byGrade) =>
    Object.values(byGrade).join(' ').split(' ').filter(Boolean),
  ))
    expect(new Set(ids).size).toBe(ids.length);
});
