import { type Field, frequencyIn, impactOf, rarityOf, worthOf } from './bm25.ts';
import type { Postings } from './postings.ts';
import { Top } from './top.ts';
import { type Correction, Vocabulary } from './vocabulary.ts';

/** A way to meet one demand of a query; `weight` from 0 to 1 says how well it does. */
export type Alternative = Readonly<{ term: string; weight: number }>;

export type Query = Readonly<{
  /**
   * A document must meet each demand by at least one alternative; the best one counts. The first is what was asked for:
   * no other is taken as rarer, so that a rare synonym does not weigh more than the word itself.
   */
  demands: readonly (readonly Alternative[])[];
  /** One met demand is enough; each further one adds its worth. */
  any?: boolean;
  /** Whether the document in a slot is wanted at all. */
  accept?: (slot: number) => boolean;
  /** What the document in a slot is worth beside its words: a whole number from 0. */
  bonus?: (slot: number) => number;
  limit: number;
  offset?: number;
}>;

export type Hit = Readonly<{ id: number; score: number }>;
export type Result = Readonly<{ total: number; hits: readonly Hit[] }>;

/** Of so many slots in vain the index frees itself. */
const mostDead = 0.25;
const fewestDead = 1_000;

/**
 * Documents of numbered ids in memory, found by their words, best first (BM25F), with filters inside the scan and an
 * exact total. A document lives in a slot; a change gives it a new one. Callers keep what they filter by in columns of
 * their own, by slot.
 */
export class RankedIndex<Name extends string> {
  readonly #fields: readonly (readonly [Name, Field])[];
  readonly #vocabulary = new Vocabulary();
  readonly #slotOf = new Map<number, number>();
  #ids = new Float64Array(1_024);
  #alive = new Uint8Array(1_024);
  /** The terms of each slot, to take them out of the counts again. */
  #terms: (Uint32Array | undefined)[] = [];
  #slots = 0;
  /** Scratch of one search, by slot: what was reached so far, and in the demand at hand. All zero between searches. */
  #sum = new Float64Array(1_024);
  #part = new Float64Array(1_024);
  readonly #moved: (slotOf: Int32Array, slots: number) => void;

  /** `moved` tells new slots of all documents (-1 for none) when the index frees itself of dead ones. */
  constructor(fields: Readonly<Record<Name, Field>>, moved: (slotOf: Int32Array, slots: number) => void) {
    this.#fields = namesOf(fields).map((name) => [name, fields[name]]);
    this.#moved = moved;
  }

  /** How many documents there are. */
  get size(): number {
    return this.#slotOf.size;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  idIn(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  /** The slots that hold a document. */
  slots(): IteratorObject<number> {
    return this.#slotOf.values();
  }

  /** Adds a document or changes it; answers its slot. */
  put(id: number, words: Readonly<Record<Name, readonly string[]>>): number {
    this.remove(id);
    const slot = this.#slots++;
    this.#makeRoom();
    this.#ids[slot] = id;
    this.#alive[slot] = 1;
    this.#slotOf.set(id, slot);
    const frequencies = this.#frequencies(words);
    const terms = new Uint32Array(frequencies.size);
    let count = 0;
    for (const [term, frequency] of frequencies) {
      const number = this.#vocabulary.numberOf(term);
      this.#vocabulary.numbered(number)?.add(slot, impactOf(frequency));
      terms[count++] = number;
    }
    this.#terms[slot] = terms;
    return slot;
  }

  remove(id: number): boolean {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return false;
    this.#forget(slot);
    this.#alive[slot] = 0;
    this.#slotOf.delete(id);
    const dead = this.#slots - this.#slotOf.size;
    if (dead > fewestDead && dead > this.#slots * mostDead) this.#free();
    return true;
  }

  /** In how many documents a term stands. */
  documentsWith(term: string): number {
    return this.#vocabulary.get(term)?.live ?? 0;
  }

  corrections(word: string, most: number): Correction[] {
    return this.#vocabulary.corrections(word, most);
  }

  search({ demands, any = false, accept, bonus, limit, offset = 0 }: Query): Result {
    const lists = demands.map((demand) => this.#listsOf(demand));
    const candidates = lists.length ? this.#meet(lists, any, accept) : this.#everything(accept);
    const top = new Top(Math.min(offset + limit, candidates.length));
    for (const slot of candidates) {
      top.offer(this.#ids[slot] ?? 0, (this.#sum[slot] ?? 0) + (bonus ? bonus(slot) : 0));
      this.#sum[slot] = 0;
    }
    return { total: candidates.length, hits: top.take().slice(offset) };
  }

  /** Takes a document out of the counts of its terms; their postings hold it until the index frees itself. */
  #forget(slot: number): void {
    for (const number of this.#terms[slot] ?? []) {
      const postings = this.#vocabulary.numbered(number);
      if (postings) postings.live--;
    }
    this.#terms[slot] = undefined;
  }

  #frequencies(words: Readonly<Record<Name, readonly string[]>>): Map<string, number> {
    const frequencies = new Map<string, number>();
    for (const [name, field] of this.#fields) {
      const inField = words[name];
      const each = frequencyIn(field, inField.length);
      for (const word of inField) frequencies.set(word, (frequencies.get(word) ?? 0) + each);
    }
    return frequencies;
  }

  #listsOf(demand: readonly Alternative[]): List[] {
    const asked = this.documentsWith(demand[0]?.term ?? '');
    return demand.flatMap(({ term, weight }) => {
      const postings = this.#vocabulary.get(term);
      if (!postings?.live) return [];
      return [{ postings, rarity: rarityOf(Math.max(postings.live, asked), this.size), weight }];
    });
  }

  /** The slots that meet the demands, with their sums in the scratch. */
  #meet(lists: readonly (readonly List[])[], any: boolean, accept: Query['accept']): number[] {
    return any ? this.#meetAny(lists, accept) : this.#meetAll(lists, accept);
  }

  /** The rarest demand proposes, the others dispose. */
  #meetAll(lists: readonly (readonly List[])[], accept: Query['accept']): number[] {
    const [rarest, ...others] = lists.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    let candidates = this.#propose(rarest ?? [], accept);
    for (const demand of others) {
      if (candidates.length === 0) return candidates;
      candidates = this.#dispose(candidates, demand);
    }
    return candidates;
  }

  #meetAny(lists: readonly (readonly List[])[], accept: Query['accept']): number[] {
    const sums = new Map<number, number>();
    for (const demand of lists)
      for (const slot of this.#propose(demand, accept)) {
        sums.set(slot, (sums.get(slot) ?? 0) + (this.#sum[slot] ?? 0));
        this.#sum[slot] = 0;
      }
    for (const [slot, sum] of sums) this.#sum[slot] = sum;
    return [...sums.keys()];
  }

  #propose(demand: readonly List[], accept: Query['accept']): number[] {
    const candidates: number[] = [];
    for (const list of demand) this.#proposeFrom(list, accept, candidates);
    return candidates;
  }

  #proposeFrom({ postings, rarity, weight }: List, accept: Query['accept'], candidates: number[]): void {
    const { slots, impacts, length } = postings;
    const sum = this.#sum;
    const alive = this.#alive;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] ?? 0;
      if (!alive[slot]) continue;
      const known = sum[slot] ?? 0;
      if (known === 0 && accept && !accept(slot)) continue;
      const worth = worthOf(rarity, impacts[i] ?? 0, weight);
      if (known === 0) candidates.push(slot);
      if (worth > known) sum[slot] = worth;
    }
  }

  #dispose(candidates: readonly number[], demand: readonly List[]): number[] {
    for (const list of demand)
      if (list.postings.length > candidates.length * lookupCost) this.#lookUp(candidates, list);
      else this.#walk(list);
    const kept: number[] = [];
    for (const slot of candidates) {
      const part = this.#part[slot] ?? 0;
      if (part > 0) {
        this.#sum[slot] = (this.#sum[slot] ?? 0) + part;
        this.#part[slot] = 0;
        kept.push(slot);
      } else this.#sum[slot] = 0;
    }
    return kept;
  }

  #lookUp(candidates: readonly number[], { postings, rarity, weight }: List): void {
    for (const slot of candidates) {
      const impact = postings.impactIn(slot);
      if (impact > 0) this.#part[slot] = Math.max(this.#part[slot] ?? 0, worthOf(rarity, impact, weight));
    }
  }

  #walk({ postings: { slots, impacts, length }, rarity, weight }: List): void {
    const sum = this.#sum;
    const part = this.#part;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] ?? 0;
      if (!sum[slot]) continue;
      const worth = worthOf(rarity, impacts[i] ?? 0, weight);
      if (worth > (part[slot] ?? 0)) part[slot] = worth;
    }
  }

  #everything(accept: Query['accept']): number[] {
    const found: number[] = [];
    for (let slot = 0; slot < this.#slots; slot++) if (this.#alive[slot] && (!accept || accept(slot))) found.push(slot);
    return found;
  }

  #makeRoom(): void {
    if (this.#slots < this.#ids.length) return;
    const room = this.#ids.length * 2;
    this.#ids = grown(this.#ids, new Float64Array(room));
    this.#alive = grown(this.#alive, new Uint8Array(room));
    this.#sum = new Float64Array(room);
    this.#part = new Float64Array(room);
  }

  /** Moves what lives together, in the same order. */
  #free(): void {
    const slotOf = new Int32Array(this.#slots).fill(-1);
    const terms: (Uint32Array | undefined)[] = [];
    let kept = 0;
    for (let slot = 0; slot < this.#slots; slot++) {
      if (!this.#alive[slot]) continue;
      slotOf[slot] = kept;
      this.#slotOf.set(this.#ids[slot] ?? 0, kept);
      this.#ids[kept] = this.#ids[slot] ?? 0;
      terms[kept] = this.#terms[slot];
      kept++;
    }
    this.#alive.fill(1, 0, kept).fill(0, kept);
    this.#terms = terms;
    for (const postings of this.#vocabulary.all()) postings.renumber(slotOf);
    this.#slots = kept;
    this.#moved(slotOf, kept);
  }
}

type List = Readonly<{ postings: Postings; rarity: number; weight: number }>;

/** A search by halves costs about as much as so many steps of a walk. */
const lookupCost = 16;

const lengthOf = (demand: readonly List[]) => demand.reduce((sum, { postings }) => sum + postings.length, 0);

const grown = <Column extends { set: (from: Column) => void }>(from: Column, into: Column): Column => {
  into.set(from);
  return into;
};

const namesOf = <Name extends string>(fields: Readonly<Record<Name, Field>>): Name[] =>
  Object.keys(fields).filter((name): name is Name => name in fields);
