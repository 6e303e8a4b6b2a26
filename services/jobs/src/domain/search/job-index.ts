import { type Alternative, RankedIndex } from '@waratah/kit/search/ranked-index';
import type { JobRecord } from '../job.ts';
import { JobColumns } from './columns.ts';
import { entryOf, searchedFields } from './entry.ts';
import { bonusOf, type Filters } from './filters.ts';
import { rankBy, type Sort } from './sort.ts';
import { type JobStats, statsOf } from './stats.ts';
import { alternativesOf, type Asked, type Known } from './query.ts';
import { stemOfWord } from './words.ts';

/**
 * The first `close` of all `total` ads have all words in their title, skills, facts, place or company; the others have
 * them only in the description, or have only some of them.
 */
export type Found = Readonly<{ ids: readonly number[]; total: number; close: number }>;

/** The visas that a query names: ads that name one of them come first. No bits mean any visa. */
export type Preferred = Readonly<{ visas: number }>;

export type Page = Readonly<{
  limit: number;
  offset: number;
  now: Date;
  preferred?: Preferred | undefined;
  sort?: Sort | undefined;
  /** Whether ads of a company with this name count as close if no other ad is; true by default. */
  byCompany?: boolean;
  /** Ids of ads to leave out. */
  except?: ReadonlySet<number>;
}>;

/**
 * Bonuses larger than the score of all words: for a visa that was searched for and, larger still, for all words outside
 * the description.
 */
const preferredBonus = 1_000_000_000;
const closeBonus = 4 * preferredBonus;
/** The same bonuses for sorted lists: larger than any pay, date or distance. */
export const closeRank = 2 ** 50;

type Demands = readonly (readonly Alternative[])[];
type Searched = Pick<RankedIndex<string>, 'idIn' | 'matching'>;

const { description: _description, company, ...headFields } = searchedFields;

/** A search index of live ads in memory. */
export class JobIndex implements Known {
  readonly #columns = new JobColumns();
  readonly #index = new RankedIndex(searchedFields, (slotOf) => this.#columns.move(slotOf));
  /** The index without descriptions and companies, and an index of companies only. */
  readonly #heads = new RankedIndex(headFields, () => undefined);
  readonly #companies = new RankedIndex({ company }, () => undefined);
  /** Unstemmed words, to find corrections for misspelt ones. */
  readonly #spellings = new RankedIndex({ words: { weight: 1, usualLength: 8 } }, () => undefined);

  get size(): number {
    return this.#index.size;
  }

  put(job: JobRecord): void {
    const { words, spellings, ...entry } = entryOf(job);
    this.#columns.put(this.#index.put(job._id, words), entry);
    this.#heads.put(job._id, words);
    this.#companies.put(job._id, words);
    this.#spellings.put(job._id, { words: spellings });
  }

  remove(id: number): boolean {
    this.#heads.remove(id);
    this.#companies.remove(id);
    this.#spellings.remove(id);
    return this.#index.remove(id);
  }

  documentsWith(term: string): number {
    return this.#index.documentsWith(term);
  }

  corrections(word: string, most: number) {
    const meant = this.#spellings.corrections(word, most);
    return meant.length > 0 ? meant : this.#index.corrections(stemOfWord(word), most);
  }

  /**
   * Ids of the best ads for the words, or of the newest ads without words, and their number. If no ad has all words,
   * ads with some of them are found.
   */
  search(words: Asked['words'], filters: Filters, page: Page): Found {
    const now = minuteOf(page.now);
    const { preferred } = page;
    const rank = rankBy(page.sort ?? 'best', filters.where);
    const bonusFor = (slot: number) => bonusOf(this.#columns.postedIn(slot), now, words.length > 0);
    const demands = words.map((word) => alternativesOf(word, this));
    const accepted = this.#columns.accept(filters, now);
    const { except } = page;
    const accept = except ? (slot: number) => accepted(slot) && !except.has(this.#index.idIn(slot)) : accepted;
    const close = words.length === 0 ? undefined : this.#closeTo(demands, accept, page.byCompany ?? true);
    const bonus = (slot: number) =>
      bonusFor(slot) +
      (close?.has(slot) ? closeBonus : 0) +
      (preferred && this.#columns.namesVisa(slot, preferred.visas) ? preferredBonus : 0);
    // In a sorted list, too, ads with all words come first.
    const order = rank && ((slot: number) => rank(this.#columns.sortedIn(slot)) + (close?.has(slot) ? closeRank : 0));
    const query = { demands, accept, bonus, order, limit: page.limit, offset: page.offset };
    const strict = this.#index.search(query);
    const { hits, total } =
      strict.total === 0 && words.length > 1 ? this.#index.search({ ...query, any: true }) : strict;
    return { ids: hits.map(({ id }) => id), total, close: close ? close.size : total };
  }

  /**
   * Ids of live ads that share words with a text; those with more and rarer shared words come first. With the words of a
   * company, only ads of companies whose name has all of them.
   */
  sharingWords(words: Asked['words'], limit: number, now: Date, company: Asked['words'] = []): readonly number[] {
    const demandsOf = (asked: Asked['words']) => asked.map((word) => alternativesOf(word, this));
    const demands = demandsOf(words);
    const live = this.#columns.accept({}, minuteOf(now));
    const named = company.length > 0 ? this.#ofCompany(demandsOf(company), live) : undefined;
    const accept = named ? (slot: number) => named.has(slot) : live;
    return this.#index.search({ demands, accept, any: true, limit }).hits.map(({ id }) => id);
  }

  /**
   * Slots of the ads that have all words outside the description; if there are none, of the ads of companies with this
   * name.
   */
  #closeTo(demands: Demands, accept: (slot: number) => boolean, byCompany: boolean): ReadonlySet<number> {
    const close = this.#among(this.#heads, demands, accept);
    return close.size > 0 || !byCompany ? close : this.#ofCompany(demands, accept);
  }

  /** Slots of the ads of companies whose name has all words, as they were typed. */
  #ofCompany(demands: Demands, accept: (slot: number) => boolean): ReadonlySet<number> {
    const typed = demands.map((demand) => demand.slice(0, 1));
    return this.#among(this.#companies, typed, accept);
  }

  #among(index: Searched, demands: Demands, accept: (slot: number) => boolean): ReadonlySet<number> {
    const slotOf = (slot: number) => this.#index.slotOf(index.idIn(slot)) ?? -1;
    return new Set(index.matching({ demands, accept: (slot) => accept(slotOf(slot)) }).map(slotOf));
  }

  stats(at: Date): JobStats {
    return statsOf(
      this.#index.slots().map((slot) => this.#columns.countedIn(slot)),
      minuteOf(at),
    );
  }
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000);
