import { remembered } from '@waratah/vocabulary/remembered';
import type { Verdict } from '../domain/gate/verdict.ts';
import { tradeVerdict } from '../domain/gate/work.ts';
import type { JobAd } from '../domain/job.ts';
import type { Trade, Trades } from '../domain/trade.ts';
import { weights } from '../domain/weights.ts';
import { closestTo, type Fit, fitOf, fitPart, isCloseTo, leastCore, tradeKey } from '../domain/work-fit.ts';
import { addAll, addBit, type Bits, bitsFor } from './bits.ts';
import { byClass, classesOf } from './classes.ts';

/** How a job fits a student's trades, and whether they may be offered it. */
type Placed = Readonly<{
  fit: Fit;
  verdict: Verdict;
  /** What the fit adds to the score, and the least that its core must be; 0 for a job that is not offered. */
  worth: number;
  least: number;
}>;

/** What is computed once for all students with equal trades. */
export type TradeAnswer = Readonly<{
  /** The jobs of their trades' families and of those close to them; undefined while no trade is known, so that any may fit. */
  close: Bits | undefined;
  /** Computed once for each class of jobs that comes so far. */
  placed: (job: number) => Placed;
}>;

export const tradesOn = (jobs: readonly JobAd[]): ((trades: Trades) => TradeAnswer) => {
  const classes = classesOf(jobs, tradeKey);
  const closeTo = closeOn(jobs);
  return remembered(
    ({ key }) => key,
    (trades) => ({
      close: trades.list.length === 0 ? undefined : unionOf(jobs.length, trades.list.map(closeTo)),
      placed: byClass(classes, placerFor(trades)),
    }),
    mostTrades,
  );
};

/** Few students have equal trades, and each answer holds hundreds of objects. */
const mostTrades = 256;

/** The jobs of which a family is a trade's own or close to it. */
const closeOn = (jobs: readonly JobAd[]): ((trade: Trade) => Bits) => {
  const byFamily = new Map<string, Bits>();
  jobs.forEach(({ assessment }, job) => {
    for (const { code } of assessment?.occupations ?? []) {
      const of = byFamily.get(code) ?? bitsFor(jobs.length);
      addBit(of, job);
      byFamily.set(code, of);
    }
  });
  return remembered(
    ({ code, wide }) => `${code} ${wide}`,
    (trade) =>
      unionOf(
        jobs.length,
        [...byFamily].flatMap(([code, of]) => (isCloseTo(trade, code) ? [of] : [])),
      ),
  );
};

const unionOf = (size: number, sets: readonly Bits[]): Bits => {
  const union = bitsFor(size);
  for (const set of sets) addAll(union, set);
  return union;
};

const placerFor = (trades: Trades): ((job: JobAd) => Placed) => {
  const closest = remembered(
    (family: string) => family,
    (family) => closestTo(family, trades.list),
  );
  return (job) => {
    const fit = fitOf(job, trades, closest);
    const verdict = tradeVerdict(job, trades, fit);
    return verdict.kind === 'not_eligible'
      ? { fit, verdict, worth: 0, least: 0 }
      : { fit, verdict, worth: weights.fit * fitPart(job, fit), least: leastCore(fit) };
  };
};
