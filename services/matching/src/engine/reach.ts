import { remembered } from '@waratah/vocabulary/remembered';
import { kilometres } from '../domain/distance.ts';
import { anywhere } from '../domain/gate/judge.ts';
import { languageVerdict, spokenBy } from '../domain/gate/language.ts';
import { place } from '../domain/gate/place.ts';
import { tradeVerdict } from '../domain/gate/work.ts';
import type { JobAd } from '../domain/job.ts';
import { type Needs, needsOf } from '../domain/needs.ts';
import type { Student } from '../domain/student.ts';
import type { Counted } from '../domain/told-reach.ts';
import type { Trades } from '../domain/trade.ts';
import { isCloseTo } from '../domain/work-fit.ts';

/** Students whom the gates treat alike, how many there are, and their secret numbers of the day combined. */
export type Alike = Readonly<{
  needs: Needs;
  trades: Trades;
  /** The languages that their profiles name. */
  spoken: readonly string[];
  count: number;
  mark: number;
}>;

/** A student to be counted, under a secret number. */
export const alikeOf = (student: Student, day: string, mark: number): Alike => ({
  needs: needsOf(student, day),
  trades: student.trades,
  spoken: spokenBy(student).toSorted(),
  count: 1,
  mark,
});

/** The students of a day, and those of them whom work of some families may fit. */
export type Tally = Readonly<{
  students: readonly Alike[];
  whomMayFit: (families: readonly string[]) => Iterable<Alike>;
}>;

/** Each family's students are looked up once, when an ad of it is first counted: few of a day's students are any family's. */
export const tallied = (students: readonly Alike[]): Tally => {
  const withoutTrade = students.filter(({ trades }) => trades.list.length === 0);
  const ofFamily = remembered(
    (family: string) => family,
    (family) => students.filter(({ trades }) => trades.list.some((trade) => isCloseTo(trade, family))),
  );
  return { students, whomMayFit: (families) => new Set([...withoutTrade, ...families.flatMap(ofFamily)]) };
};

/** Students within this many kilometres of a job's place count as living near it. */
const nearKm = 60;

/**
 * How many students may take each ad, with or without a question. For an ad with a place, only those who live near it
 * count.
 */
export const reachOf = (ads: readonly JobAd[], tally: Tally): readonly Counted[] => {
  const families = new Set(ads.flatMap(({ assessment }) => assessment?.occupations?.map(({ code }) => code) ?? []));
  const reached = ads.map(() => ({ count: 0, mark: 0 }));
  for (const student of tally.whomMayFit([...families]))
    ads.forEach((ad, index) => {
      const one = reached[index];
      if (!one || !mayTake(ad, student)) return;
      one.count += student.count;
      one.mark ^= student.mark;
    });
  return reached;
};

/** Asks first what excludes the most students. */
const mayTake = (ad: JobAd, { needs, trades, spoken }: Alike): boolean =>
  livesNear(ad, needs) &&
  tradeVerdict(ad, trades).kind !== 'not_eligible' &&
  languageVerdict(ad, spoken).kind !== 'not_eligible' &&
  [place, ...anywhere].every((rule) => rule.judge(ad, needs).kind !== 'not_eligible');

const livesNear = ({ place: { remote, coordinates } }: JobAd, { home }: Needs) =>
  remote || !coordinates || (home !== undefined && kilometres(home, coordinates) <= nearKm);
