import { remembered } from '@waratah/vocabulary/remembered';
import { kilometres } from '../domain/distance.ts';
import { anywhere } from '../domain/gate/judge.ts';
import { languageVerdict } from '../domain/gate/language.ts';
import { place } from '../domain/gate/place.ts';
import { tradeVerdict } from '../domain/gate/work.ts';
import type { JobAd } from '../domain/job.ts';
import type { Needs } from '../domain/needs.ts';
import type { Counted } from '../domain/told-reach.ts';
import type { Trades } from '../domain/trade.ts';
import { answersOf } from './answers.ts';
import { addBit, bitsFor, hasBit, keepCommon } from './bits.ts';

/** Students whom the gates treat alike, how many there are, and their secret numbers of the day combined. */
export type Alike = Readonly<{
  needs: Needs;
  trades: Trades;
  /** The languages that their profiles name. */
  spoken: readonly string[];
  count: number;
  mark: number;
}>;

/** Students within this many kilometres of a job's place count as living near it. */
const nearKm = 60;

/**
 * How many students may take each ad, with or without a question. For an ad with a place, only those who live near it
 * count.
 */
export const reachOf = (ads: readonly JobAd[], students: Iterable<Alike>): readonly Counted[] => {
  const answers = [...anywhere, place].map((rule) => answersOf(ads, rule));
  const tradesAllow = remembered(
    ({ key }: Trades) => key,
    (trades) => setOf(ads, (ad) => tradeVerdict(ad, trades).kind !== 'not_eligible'),
  );
  const reached = ads.map(() => ({ count: 0, mark: 0 }));
  for (const { needs, trades, spoken, count, mark } of students) {
    const passed = tradesAllow(trades).slice();
    for (const answerTo of answers) keepCommon(passed, answerTo(needs).pass);
    ads.forEach((ad, index) => {
      const one = reached[index];
      if (!one || !hasBit(passed, index) || !livesNear(ad, needs)) return;
      if (languageVerdict(ad, spoken).kind === 'not_eligible') return;
      one.count += count;
      one.mark ^= mark;
    });
  }
  return reached;
};

const livesNear = ({ place: { remote, coordinates } }: JobAd, { home }: Needs) =>
  remote || !coordinates || (home !== undefined && kilometres(home, coordinates) <= nearKm);

const setOf = (ads: readonly JobAd[], has: (ad: JobAd) => boolean) => {
  const bits = bitsFor(ads.length);
  ads.forEach((ad, index) => has(ad) && addBit(bits, index));
  return bits;
};
