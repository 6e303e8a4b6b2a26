import { expect, test } from '@jest/globals';
import { ndcg } from '../../tools/quality/ndcg.ts';
import { familyOf } from '@waratah/vocabulary/occupations/families';
import { adLabels } from '../../tools/quality/ranking-labels.ts';
import { writtenStudents } from '../../tools/quality/ranking-profiles.ts';

const grades = new Map([
  ['just this', 3],
  ['near it', 1],
  ['nothing', 0],
]);

test('the best order has quality 1, one without a fit 0, and a list without any fit has none', () => {
  expect(ndcg(['just this', 'near it', 'nothing'], grades, 10)).toBe(1);
  expect(ndcg(['nothing', 'unjudged'], grades, 10)).toBe(0);
  expect(ndcg(['nothing'], new Map([['nothing', 0]]), 10)).toBeUndefined();
});

test('a fit counts for less the later it comes, and not at all after the first few', () => {
  const best = 7 + 1 / Math.log2(3);
  expect(ndcg(['near it', 'just this'], grades, 10)).toBeCloseTo((1 + 7 / Math.log2(3)) / best);
  expect(ndcg(['nothing', 'near it', 'just this'], grades, 2)).toBeCloseTo(1 / Math.log2(3) / best);
});

test('twelve trades have fifteen students each, and each label is a listed family', () => {
  const byTrade = Object.groupBy(writtenStudents, ({ trade }) => trade);
  expect(Object.values(byTrade).map((those = []) => those.length)).toEqual(Array.from({ length: 12 }, () => 15));
  expect(new Set(writtenStudents.map(({ name }) => name)).size).toBe(writtenStudents.length);
  const codes = [...adLabels.values()].map(({ family }) => family);
  expect(codes.filter((code) => code !== '0' && !familyOf(code))).toEqual([]);
});
