import { expect, test } from '@jest/globals';
import { evaluate } from '../support/promql/evaluate.ts';
import { readSamples, type Scrape } from '../support/promql/samples.ts';
import { parseExpr, secondsOf } from '../support/promql/syntax.ts';

const scrapesOf = (...texts: readonly string[]): Scrape[] =>
  texts.map((text, index) => ({ atS: 1_000 + index * 60, samples: readSamples(text) }));
const reckon = (expr: string, ...texts: readonly string[]) => evaluate(parseExpr(expr), scrapesOf(...texts));

test('numbers, labels and sets are combined as in Prometheus', () => {
  const text = 'a{x="1",y="p"} 4\na{x="1",y="q"} 6\na{x="2",y="p"} 1\nb{x="1"} 2\nc NaN';
  expect(reckon('sum by (x) (a) / b > 4', text)).toEqual([{ labels: { x: '1' }, value: 5 }]);
  expect(reckon('max(a{y=~"p|z"}) > 4', text)).toEqual([]);
  expect(reckon('a{y!="p"} or b', text)).toHaveLength(2);
  expect(reckon('sum by (x) (a) and b', text)).toEqual([{ labels: { x: '1' }, value: 10 }]);
  expect(reckon('(sum(nothing) or vector(0)) + sum(b)', text)).toEqual([{ labels: {}, value: 2 }]);
  expect(reckon('sum(nothing) + sum(b)', text)).toEqual([]);
  expect(reckon('c > 0 or c < 1', text)).toEqual([]);
  expect(reckon('absent(a{x="1"}) or absent(a{x="3"})', text)).toEqual([{ labels: { x: '3' }, value: 1 }]);
  expect(reckon('time() - max by (x) (b) > 0', text)).toEqual([{ labels: { x: '1' }, value: 998 }]);
});

test('an increase handles a counter reset, needs two samples in its range, and ignores the start of a new series', () => {
  expect(reckon('increase(a[5m])', 'a 3', 'a 5', 'a 1')).toEqual([{ labels: {}, value: 3 }]);
  expect(reckon('rate(a[1m])', 'a 3', 'a 63')).toEqual([]);
  expect(reckon('increase(a[5m])', 'b 1', 'a 40')).toEqual([]);
});

test('a quantile lies within its bucket', () => {
  const buckets = (...counts: number[]) =>
    ['1', '2', '+Inf'].map((le, index) => `d_bucket{le="${le}"} ${counts[index]}`).join('\n');
  const expr = 'histogram_quantile(0.5, sum by (le) (rate(d_bucket[5m])))';
  expect(reckon(expr, buckets(0, 0, 0), buckets(0, 10, 10))).toEqual([{ labels: {}, value: 1.5 }]);
});

test('invalid and unsupported expressions are refused', () => {
  for (const wrong of ['sum(', 'rate(a[5m]', 'quantile_over_time(0.5, a[5m])', 'a * on (x) b', 'a offset 5m'])
    expect(() => reckon(wrong, 'a 1')).toThrow();
  expect([secondsOf('90m'), secondsOf('1h')]).toEqual([5_400, 3_600]);
});
