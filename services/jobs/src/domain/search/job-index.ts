import { RankedIndex } from '@waratah/kit/search/ranked-index';
import type { JobRecord } from '../job.ts';
import { JobColumns } from './columns.ts';
import { entryOf, searchedFields } from './entry.ts';
import { bonusOf, type Filters } from './filters.ts';
import { type JobStats, statsOf } from './stats.ts';
import { alternativesOf, type Asked, type Known } from './query.ts';

export type Found = Readonly<{ ids: readonly number[]; total: number }>;

/** Live ads in memory, to be searched. */
export class JobIndex implements Known {
  readonly #columns = new JobColumns();
  readonly #index = new RankedIndex(searchedFields, (slotOf) => this.#columns.move(slotOf));

  get size(): number {
    return this.#index.size;
  }

  put(job: JobRecord): void {
    const { words, ...entry } = entryOf(job);
    this.#columns.put(this.#index.put(job._id, words), entry);
  }

  remove(id: number): boolean {
    return this.#index.remove(id);
  }

  documentsWith(term: string): number {
    return this.#index.documentsWith(term);
  }

  corrections(word: string, most: number) {
    return this.#index.corrections(word, most);
  }

  /**
   * Ids of the best ads for the words, or of the newest without any, and how many there are. Where no ad has all the
   * words, those that have some of them are found.
   */
  search(words: Asked['words'], filters: Filters, page: Readonly<{ limit: number; offset: number; now: Date }>): Found {
    const now = minuteOf(page.now);
    const query = {
      demands: words.map(({ stem }) => alternativesOf(stem, this)),
      accept: this.#columns.accept(filters, now),
      bonus: (slot: number) => bonusOf(this.#columns.postedIn(slot), now, words.length > 0),
      limit: page.limit,
      offset: page.offset,
    };
    const strict = this.#index.search(query);
    const { hits, total } =
      strict.total === 0 && words.length > 1 ? this.#index.search({ ...query, any: true }) : strict;
    return { ids: hits.map(({ id }) => id), total };
  }

  stats(at: Date): JobStats {
    return statsOf(
      this.#index.slots().map((slot) => this.#columns.countedIn(slot)),
      minuteOf(at),
    );
  }
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / 60_000);
