import { remembered } from '@waratah/vocabulary/remembered';
import type { Verdict } from '../domain/gate/verdict.ts';
import { tradeVerdict } from '../domain/gate/work.ts';
import type { JobAd } from '../domain/job.ts';
import type { Trade, Trades } from '../domain/trade.ts';
import { leastFit, weights } from '../domain/weights.ts';
import { closestTo, type Fit, fitOf, fitPart, isCloseTo, leastCore, tradeKey, worthIn } from '../domain/work-fit.ts';
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
  /** The jobs whose work may fit; the others do not. Undefined while no trade is known, so that any may. */
  fitting: Bits | undefined;
  /** Computed once for each class of jobs, when the first of it passes all other gates. */
  placed: (job: number) => Placed;
}>;

export const tradesOn = (jobs: readonly JobAd[]): ((trades: Trades) => TradeAnswer) => {
  const classes = classesOf(jobs, tradeKey);
  const fittingFor = fittingOn(jobs);
  return remembered(
    ({ key }) => key,
    (trades) => ({
      fitting: trades.list.length === 0 ? undefined : unionOf(jobs.length, trades.list.map(fittingFor)),
      placed: byClass(classes, placerFor(trades)),
    }),
    mostTrades,
  );
};

/** Few students have equal trades, and each answer holds hundreds of objects. */
const mostTrades = 256;

/** The jobs of which a family fits a trade well enough. */
const fittingOn = (jobs: readonly JobAd[]): ((trade: Trade) => Bits) => {
  const byFamily = Map.groupBy(
    jobs.flatMap(({ assessment }, job) => (assessment?.occupations ?? []).map((placement) => ({ job, placement }))),
    ({ placement }) => placement.code,
  );
  return remembered(
    ({ code, wide, weight, title, beside }) => `${code} ${wide} ${weight} ${title !== ''} ${beside}`,
    (trade) => {
      const close = [...byFamily].flatMap(([code, placed]) => (isCloseTo(trade, code) ? placed : []));
      const fitting = bitsFor(jobs.length);
      for (const { job, placement } of close) if (worthIn(trade, placement) >= leastFit) addBit(fitting, job);
      return fitting;
    },
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
