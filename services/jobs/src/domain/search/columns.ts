import { type Entry, stateNamed, stateNumber } from './entry.ts';
import type { Filters } from './filters.ts';
import type { Sorted } from './sort.ts';
import type { Counted } from './stats.ts';
import { squaredKm, type Where } from './where.ts';

/** The yes-or-no facts of an ad, one bit each. */
const flag = { sponsors: 1, studentFriendly: 2, remote: 4, visaFriendly: 8 } as const;

const columnsOf = (room: number) => ({
  flags: new Uint8Array(room),
  visas: new Uint16Array(room),
  named: new Uint16Array(room),
  employment: new Uint8Array(room),
  functions: new Uint32Array(room),
  state: new Uint8Array(room),
  latitude: new Float64Array(room),
  longitude: new Float64Array(room),
  salaryLow: new Float64Array(room),
  salaryHigh: new Float64Array(room),
  posted: new Uint32Array(room),
  expires: new Uint32Array(room),
});
type Columns = ReturnType<typeof columnsOf>;

/** The facts of ads by slot in typed arrays, so that a filter in the scan reads contiguous numbers. */
export class JobColumns {
  #columns = columnsOf(1_024);
  #placeText: string[] = [];
  #source: string[] = [];

  put(slot: number, { facts, placeText, source }: Omit<Entry, 'words' | 'spellings'>): void {
    if (slot >= this.#columns.flags.length) this.#grow(slot);
    const columns = this.#columns;
    columns.flags[slot] =
      (facts.sponsors ? flag.sponsors : 0) |
      (facts.studentFriendly ? flag.studentFriendly : 0) |
      (facts.remote ? flag.remote : 0) |
      (facts.sponsors || facts.visas !== 0 ? flag.visaFriendly : 0);
    columns.visas[slot] = facts.visas;
    columns.named[slot] = facts.named;
    columns.employment[slot] = facts.employment;
    columns.functions[slot] = facts.functions;
    columns.state[slot] = facts.state;
    columns.latitude[slot] = facts.latitude;
    columns.longitude[slot] = facts.longitude;
    columns.salaryLow[slot] = facts.salaryLow;
    columns.salaryHigh[slot] = facts.salaryHigh;
    columns.posted[slot] = facts.posted;
    columns.expires[slot] = facts.expires;
    this.#placeText[slot] = placeText;
    this.#source[slot] = source;
  }

  /**
   * Moves documents to new slots. Both old and new slots are in ascending order, so each can overwrite a slot that is
   * no longer used.
   */
  move(slotOf: Int32Array): void {
    for (const [slot, to] of slotOf.entries()) {
      if (to < 0) continue;
      for (const column of Object.values(this.#columns)) column[to] = column[slot] ?? 0;
      this.#placeText[to] = this.#placeText[slot] ?? '';
      this.#source[to] = this.#source[slot] ?? '';
    }
  }

  postedIn(slot: number): number {
    return this.#columns.posted[slot] ?? 0;
  }

  /** The numbers that lists are sorted by. */
  sortedIn(slot: number): Sorted {
    const { posted, salaryLow, latitude, longitude } = this.#columns;
    return {
      posted: posted[slot] ?? 0,
      salaryLow: salaryLow[slot] ?? 0,
      latitude: latitude[slot] ?? Number.NaN,
      longitude: longitude[slot] ?? Number.NaN,
    };
  }

  /** Whether the ad names one of the given visas; without given visas, whether it names any or offers sponsorship. */
  namesVisa(slot: number, visas: number): boolean {
    const { named, flags } = this.#columns;
    if (visas !== 0) return ((named[slot] ?? 0) & visas) !== 0;
    return (named[slot] ?? 0) !== 0 || ((flags[slot] ?? 0) & flag.sponsors) !== 0;
  }

  /** The values from which the statistics over all ads are computed. */
  countedIn(slot: number): Counted {
    const { flags, state, salaryLow, salaryHigh, posted, expires } = this.#columns;
    const high = salaryHigh[slot] ?? 0;
    return {
      visaFriendly: ((flags[slot] ?? 0) & flag.visaFriendly) !== 0,
      studentFriendly: ((flags[slot] ?? 0) & flag.studentFriendly) !== 0,
      state: stateNamed(state[slot] ?? 0),
      source: this.#source[slot] ?? '',
      salary: high > 0 ? ((salaryLow[slot] ?? 0) + high) / 2 : undefined,
      posted: posted[slot] ?? 0,
      expires: expires[slot] ?? 0,
    };
  }

  /** Prepares the filters of one search once, then answers like `fits` for each ad, from the arrays of this index. */
  accept(filters: Filters, now: number): (slot: number) => boolean {
    const { flags, visas, employment, functions, posted, expires } = this.#columns;
    const oldest = filters.youngerThan === undefined ? 0 : now - filters.youngerThan;
    const needed =
      (filters.sponsorship ? flag.sponsors : 0) |
      (filters.studentFriendly ? flag.studentFriendly : 0) |
      (filters.visaFriendly ? flag.visaFriendly : 0) |
      (filters.remote ? flag.remote : 0);
    const refused = filters.unsponsored ? flag.sponsors : 0;
    const anyVisa = filters.visas ?? 0;
    const anyEmployment = filters.employment ?? 0;
    const category = filters.category ?? 0;
    const industry = filters.industry ?? 0;
    const pay = this.#payFilter(filters);
    const there = filters.where ? this.#whereFilter(filters.where) : undefined;
    return (slot) =>
      (expires[slot] ?? 0) > now &&
      (posted[slot] ?? 0) >= oldest &&
      ((flags[slot] ?? 0) & needed) === needed &&
      ((flags[slot] ?? 0) & refused) === 0 &&
      (anyVisa === 0 || ((visas[slot] ?? 0) & anyVisa) !== 0) &&
      (anyEmployment === 0 || ((employment[slot] ?? 0) & anyEmployment) !== 0) &&
      (category === 0 || ((functions[slot] ?? 0) & category) !== 0) &&
      (industry === 0 || ((functions[slot] ?? 0) & industry) !== 0) &&
      (pay === undefined || pay(slot)) &&
      (there === undefined || there(slot));
  }

  #payFilter({ salaryMin, salaryMax }: Filters): ((slot: number) => boolean) | undefined {
    if (salaryMin === undefined && salaryMax === undefined) return undefined;
    const { salaryLow, salaryHigh } = this.#columns;
    const least = salaryMin ?? 0;
    const most = salaryMax ?? Number.POSITIVE_INFINITY;
    return (slot) => {
      const high = salaryHigh[slot] ?? 0;
      return high > 0 && high >= least && (salaryLow[slot] ?? 0) <= most;
    };
  }

  #whereFilter(where: Where): (slot: number) => boolean {
    const { flags, state, latitude, longitude } = this.#columns;
    const text = this.#placeText;
    switch (where.kind) {
      case 'remote':
        return (slot) => ((flags[slot] ?? 0) & flag.remote) !== 0;
      case 'words':
        return (slot) => (text[slot] ?? '').includes(where.text);
      case 'state': {
        const wanted = stateNumber(where.state);
        return (slot) => state[slot] === wanted;
      }
      case 'around': {
        const wanted = stateNumber(where.state);
        const reach = where.reachKm * where.reachKm;
        const named = (slot: number) =>
          (text[slot] ?? '').includes(where.name) && (wanted === 0 || state[slot] === 0 || state[slot] === wanted);
        return (slot) => {
          const north = latitude[slot] ?? Number.NaN;
          return Number.isNaN(north) ? named(slot) : squaredKm(north, longitude[slot] ?? 0, where) <= reach;
        };
      }
    }
  }

  #grow(slot: number): void {
    const grown = columnsOf(Math.max(slot + 1, this.#columns.flags.length * 2));
    for (const name of names) grown[name].set(this.#columns[name]);
    this.#columns = grown;
  }
}

const names = Object.keys(columnsOf(0)).filter((name): name is keyof Columns => name in columnsOf(0));
