import type { Sample, Scrape } from './samples.ts';
import type { Expr, Selector } from './syntax.ts';

type Value = number | readonly Sample[];

/** A series without a value in the last five minutes has ended. */
const goneAfterS = 300;

const isMatch = ({ name, matchers }: Selector, { labels }: Sample) =>
  labels.__name__ === name &&
  matchers.every(({ name: key, sign, value }) => {
    const actual = labels[key] ?? '';
    const isSame = sign.endsWith('~') ? new RegExp(`^(?:${value})$`).test(actual) : actual === value;
    return sign.startsWith('!') ? !isSame : isSame;
  });

const withoutName = ({ __name__: _name, ...labels }: Sample['labels']) => labels;
const keyOf = (labels: Sample['labels']) =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const groupsOf = (samples: readonly Sample[], keep: (labels: Sample['labels']) => Sample['labels']) =>
  [...Map.groupBy(samples, ({ labels }) => keyOf(keep(labels))).values()].map((group) => ({
    labels: keep(group[0]?.labels ?? {}),
    group,
  }));
const samplesOf = (value: Value | undefined) => (typeof value === 'object' ? value : []);
const numberOf = (value: Value | undefined) => (typeof value === 'number' ? value : NaN);

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};
const comparison: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};

/** Set operators: samples of both sides match if their labels are equal except for the name. */
const ofSets = (sign: string, left: readonly Sample[], right: readonly Sample[]): readonly Sample[] | undefined => {
  const keysOf = (samples: readonly Sample[]) => new Set(samples.map(({ labels }) => keyOf(withoutName(labels))));
  const has = (keys: Set<string>) => (sample: Sample) => keys.has(keyOf(withoutName(sample.labels)));
  if (sign === 'and') return left.filter(has(keysOf(right)));
  const isLeft = has(keysOf(left));
  if (sign === 'or') return [...left, ...right.filter((sample) => !isLeft(sample))];
  const isRight = has(keysOf(right));
  return sign === 'unless' ? left.filter((sample) => !isRight(sample)) : undefined;
};

/**
 * One to one: each sample with the sample of the other side that has the same labels, or with the other side's number.
 */
const pairsOf = (left: Value, right: Value) => {
  if (typeof left === 'number')
    return samplesOf(right).map((sample) => ({ sample, first: left, second: sample.value }));
  if (typeof right === 'number') return left.map((sample) => ({ sample, first: sample.value, second: right }));
  return left.flatMap((sample) => {
    const other = right.find(({ labels }) => keyOf(withoutName(labels)) === keyOf(withoutName(sample.labels)));
    return other ? [{ sample, first: sample.value, second: other.value }] : [];
  });
};

const binary = (sign: string, left: Value, right: Value): Value => {
  const set = ofSets(sign, samplesOf(left), samplesOf(right));
  if (set) return set;
  const reckon = arithmetic[sign];
  if (reckon && typeof left === 'number' && typeof right === 'number') return reckon(left, right);
  const pairs = pairsOf(left, right);
  if (reckon)
    return pairs.map(({ sample, first, second }) => ({
      labels: withoutName(sample.labels),
      value: reckon(first, second),
    }));
  const holds = comparison[sign];
  if (!holds) throw new Error(`${sign} is not supported`);
  return pairs.filter(({ first, second }) => holds(first, second)).map(({ sample }) => sample);
};

/** Aggregates a group of samples to one number. */
const aggregates: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((all, one) => all + one, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
};

/** The increase of a counter; if it is lower than before, its process restarted. */
const riseOf = (values: readonly number[]) =>
  values
    .slice(1)
    .reduce((all, value, index) => all + (value < (values[index] ?? 0) ? value : value - (values[index] ?? 0)), 0);

/** Linear within the bucket that contains the quantile, as in Prometheus. */
const quantileOf = (quantile: number, buckets: readonly Sample[]) => {
  const sorted = buckets
    .map(({ labels, value }) => ({ end: labels.le === '+Inf' ? Infinity : Number(labels.le), count: value }))
    .toSorted((a, b) => a.end - b.end);
  const rank = quantile * (sorted.at(-1)?.count ?? NaN);
  const index = sorted.findIndex(({ count }) => count >= rank);
  const { end = NaN, count = NaN } = sorted[index] ?? {};
  const { end: start, count: below } = sorted[index - 1] ?? { end: 0, count: 0 };
  return end === Infinity ? start : start + ((end - start) * (rank - below)) / (count - below);
};

/**
 * The value of an expression at the last scrape. A rate needs two scrapes within its range, so a new series has none.
 * Nothing is extrapolated to the ends of a range: an increase is what was observed.
 */
export const evaluate = (expr: Expr, scrapes: readonly Scrape[]): Value => {
  const now = scrapes.at(-1);
  if (!now) return [];
  const value = (one: Expr): Value => evaluate(one, scrapes);
  switch (expr.kind) {
    case 'number':
      return expr.value;
    case 'vector':
      return now.samples.filter((sample) => isMatch(expr.selector, sample));
    case 'binary':
      return binary(expr.sign, value(expr.left), value(expr.right));
    case 'aggregate':
      return aggregate(expr, expr.args.map(value));
    case 'call':
      return call(expr, scrapes, now);
    case 'range':
      throw new Error('a range stands in rate or increase');
  }
};

const aggregate = ({ name, by }: Extract<Expr, { kind: 'aggregate' }>, args: readonly Value[]): Value => {
  const samples = samplesOf(args.at(-1));
  if (name === 'topk') return samples.toSorted((a, b) => b.value - a.value).slice(0, numberOf(args[0]));
  const reckon = aggregates[name];
  if (!reckon) throw new Error(`${name} is not supported`);
  const keep = (labels: Sample['labels']) =>
    Object.fromEntries(Object.entries(labels).filter(([label]) => by.includes(label)));
  return groupsOf(samples, keep).map(({ labels, group }) => ({ labels, value: reckon(group.map((one) => one.value)) }));
};

const call = ({ name, args }: Extract<Expr, { kind: 'call' }>, scrapes: readonly Scrape[], now: Scrape): Value => {
  const [first, second] = args;
  if (name === 'time') return now.atS;
  if (name === 'vector' && first) return [{ labels: {}, value: numberOf(evaluate(first, scrapes)) }];
  if (name === 'histogram_quantile' && first && second) {
    const groups = groupsOf(samplesOf(evaluate(second, scrapes)), ({ le: _le, ...labels }) => withoutName(labels));
    const quantile = numberOf(evaluate(first, scrapes));
    return groups.map(({ labels, group }) => ({ labels, value: quantileOf(quantile, group) }));
  }
  if (name === 'absent' && first?.kind === 'vector') {
    const known = first.selector.matchers.filter(({ sign }) => sign === '=');
    const labels = Object.fromEntries(known.map((matcher) => [matcher.name, matcher.value]));
    return samplesOf(evaluate(first, scrapes)).length > 0 ? [] : [{ labels, value: 1 }];
  }
  if ((name === 'rate' || name === 'increase') && first?.kind === 'range') {
    const { selector, rangeS } = first;
    const seen = scrapes.filter(({ atS }) => atS > now.atS - rangeS && now.atS - atS < Math.max(rangeS, goneAfterS));
    const samples = seen.flatMap(({ samples: all }) => all.filter((sample) => isMatch(selector, sample)));
    return groupsOf(samples, withoutName)
      .filter(({ group }) => group.length > 1)
      .map(({ labels, group }) => ({
        labels,
        value: riseOf(group.map((one) => one.value)) / (name === 'rate' ? rangeS : 1),
      }));
  }
  throw new Error(`${name} is not supported`);
};
