import { type Field, frequencyIn, impactOf, rarityOf, worthOf } from './bm25.ts';
import type { Postings } from './postings.ts';
import { Top } from './top.ts';
import { type Correction, Vocabulary } from './vocabulary.ts';

/** A term that satisfies one demand of a query; `weight`, 0 to 1, says how well. */
export type Alternative = Readonly<{ term: string; weight: number }>;

export type Query = Readonly<{
  /**
   * A document must match at least one alternative of each demand, and its best match counts. The first alternative is
   * the word of the query, and a rarer synonym scores no more than it.
   */
  demands: readonly (readonly Alternative[])[];
  /** A document must match at least one demand; each further match adds to its score. */
  any?: boolean;
  /** A filter: whether the document in a slot may be found. */
  accept?: (slot: number) => boolean;
  /** Added to the score of the document in a slot: an integer from 0. */
  bonus?: (slot: number) => number;
  /** Replaces the score and the bonus: an integer from 0, the highest first. */
  order?: ((slot: number) => number) | undefined;
  limit: number;
  offset?: number;
}>;

export type Hit = Readonly<{ id: number; score: number }>;
export type Result = Readonly<{ total: number; hits: readonly Hit[] }>;

/** The index compacts itself when more than this share of its slots, and this many, hold deleted documents. */
const maxDeadShare = 0.25;
const minDead = 1_000;

/**
 * A search index in memory: documents by numeric id, ranked by their words (BM25F), filtered during the scan, with an
 * exact total. Each document has a slot; a changed document gets a new one. Callers store their filter columns by slot.
 */
export class RankedIndex<Name extends string> {
  readonly #fields: readonly (readonly [Name, Field])[];
  readonly #vocabulary = new Vocabulary();
  readonly #slotOf = new Map<number, number>();
  #ids = new Float64Array(1_024);
  #alive = new Uint8Array(1_024);
  /** The terms of each slot, for decreasing their counts on removal. */
  #terms: (Uint32Array | undefined)[] = [];
  #slots = 0;
  /**
   * Working memory of a search, by slot: the score so far, and that of the current demand. All zeros between searches.
   */
  #sum = new Float64Array(1_024);
  #termSum = new Float64Array(1_024);
  readonly #onCompacted: (slotOf: Int32Array, slots: number) => void;

  /** `onCompacted` gets the new slot of each old slot (-1 for none) after the index removed deleted documents. */
  constructor(fields: Readonly<Record<Name, Field>>, onCompacted: (slotOf: Int32Array, slots: number) => void) {
    this.#fields = namesOf(fields).map((name) => [name, fields[name]]);
    this.#onCompacted = onCompacted;
  }

  /** The number of documents. */
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
    this.#grow();
    this.#ids[slot] = id;
    this.#alive[slot] = 1;
    this.#slotOf.set(id, slot);
    const frequencies = this.#frequenciesOf(words);
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
    this.#unindex(slot);
    this.#alive[slot] = 0;
    this.#slotOf.delete(id);
    const dead = this.#slots - this.#slotOf.size;
    if (dead > minDead && dead > this.#slots * maxDeadShare) this.#compact();
    return true;
  }

  /** The number of documents with a term. */
  documentsWith(term: string): number {
    return this.#vocabulary.get(term)?.live ?? 0;
  }

  corrections(word: string, limit: number): Correction[] {
    return this.#vocabulary.corrections(word, limit);
  }

  search({ demands, any = false, accept, bonus, order, limit, offset = 0 }: Query): Result {
    const lists = demands.map((demand) => this.#listsOf(demand));
    const candidates = lists.length ? this.#match(lists, any, accept) : this.#allAccepted(accept);
    const top = new Top(Math.min(offset + limit, candidates.length));
    for (const slot of candidates) {
      const score = order ? order(slot) : (this.#sum[slot] ?? 0) + (bonus ? bonus(slot) : 0);
      top.offer(this.#ids[slot] ?? 0, score);
      this.#sum[slot] = 0;
    }
    return { total: candidates.length, hits: top.take().slice(offset) };
  }

  /** Slots of all documents that match every demand and are accepted, in no order. */
  matching({ demands, accept }: Pick<Query, 'demands' | 'accept'>): readonly number[] {
    const found = this.#matchAll(
      demands.map((demand) => this.#listsOf(demand)),
      accept,
    );
    for (const slot of found) this.#sum[slot] = 0;
    return found;
  }

  /** Removes a document from the counts of its terms. The postings keep it until the index is compacted. */
  #unindex(slot: number): void {
    for (const number of this.#terms[slot] ?? []) {
      const postings = this.#vocabulary.numbered(number);
      if (postings) postings.live--;
    }
    this.#terms[slot] = undefined;
  }

  #frequenciesOf(words: Readonly<Record<Name, readonly string[]>>): Map<string, number> {
    const frequencies = new Map<string, number>();
    for (const [name, field] of this.#fields) {
      const inField = words[name];
      const each = frequencyIn(field, inField.length);
      for (const word of inField) frequencies.set(word, (frequencies.get(word) ?? 0) + each);
    }
    return frequencies;
  }

  #listsOf(demand: readonly Alternative[]): List[] {
    const exactMatches = this.documentsWith(demand[0]?.term ?? '');
    return demand.flatMap(({ term, weight }) => {
      const postings = this.#vocabulary.get(term);
      if (!postings?.live) return [];
      return [{ postings, rarity: rarityOf(Math.max(postings.live, exactMatches), this.size), weight }];
    });
  }

  /** The slots that match the demands, with their scores in `#sum`. */
  #match(lists: readonly (readonly List[])[], any: boolean, accept: Query['accept']): number[] {
    return any ? this.#matchAny(lists, accept) : this.#matchAll(lists, accept);
  }

  /** Candidates come from the rarest demand and are filtered by the others. */
  #matchAll(lists: readonly (readonly List[])[], accept: Query['accept']): number[] {
    const [rarest, ...others] = lists.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    let candidates = this.#collect(rarest ?? [], accept);
    for (const demand of others) {
      if (candidates.length === 0) return candidates;
      candidates = this.#intersect(candidates, demand);
    }
    return candidates;
  }

  #matchAny(lists: readonly (readonly List[])[], accept: Query['accept']): number[] {
    const sums = new Map<number, number>();
    for (const demand of lists)
      for (const slot of this.#collect(demand, accept)) {
        sums.set(slot, (sums.get(slot) ?? 0) + (this.#sum[slot] ?? 0));
        this.#sum[slot] = 0;
      }
    for (const [slot, sum] of sums) this.#sum[slot] = sum;
    return [...sums.keys()];
  }

  #collect(demand: readonly List[], accept: Query['accept']): number[] {
    const candidates: number[] = [];
    for (const list of demand) this.#collectFrom(list, accept, candidates);
    return candidates;
  }

  #collectFrom({ postings, rarity, weight }: List, accept: Query['accept'], candidates: number[]): void {
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

  #intersect(candidates: readonly number[], demand: readonly List[]): number[] {
    for (const list of demand)
      if (list.postings.length > candidates.length * lookupCost) this.#scoreByLookup(candidates, list);
      else this.#scoreByScan(list);
    const kept: number[] = [];
    for (const slot of candidates) {
      const part = this.#termSum[slot] ?? 0;
      if (part > 0) {
        this.#sum[slot] = (this.#sum[slot] ?? 0) + part;
        this.#termSum[slot] = 0;
        kept.push(slot);
      } else this.#sum[slot] = 0;
    }
    return kept;
  }

  #scoreByLookup(candidates: readonly number[], { postings, rarity, weight }: List): void {
    for (const slot of candidates) {
      const impact = postings.impactIn(slot);
      if (impact > 0) this.#termSum[slot] = Math.max(this.#termSum[slot] ?? 0, worthOf(rarity, impact, weight));
    }
  }

  #scoreByScan({ postings: { slots, impacts, length }, rarity, weight }: List): void {
    const sum = this.#sum;
    const part = this.#termSum;
    for (let i = 0; i < length; i++) {
      const slot = slots[i] ?? 0;
      if (!sum[slot]) continue;
      const worth = worthOf(rarity, impacts[i] ?? 0, weight);
      if (worth > (part[slot] ?? 0)) part[slot] = worth;
    }
  }

  #allAccepted(accept: Query['accept']): number[] {
    const found: number[] = [];
    for (let slot = 0; slot < this.#slots; slot++) if (this.#alive[slot] && (!accept || accept(slot))) found.push(slot);
    return found;
  }

  #grow(): void {
    if (this.#slots < this.#ids.length) return;
    const room = this.#ids.length * 2;
    this.#ids = grown(this.#ids, new Float64Array(room));
    this.#alive = grown(this.#alive, new Uint8Array(room));
    this.#sum = new Float64Array(room);
    this.#termSum = new Float64Array(room);
  }

  /** Moves the live documents into adjacent slots, in the same order. */
  #compact(): void {
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
    this.#onCompacted(slotOf, kept);
  }
}

type List = Readonly<{ postings: Postings; rarity: number; weight: number }>;

/** A binary search costs about as much as this many steps of a scan. */
const lookupCost = 16;

const lengthOf = (demand: readonly List[]) => demand.reduce((sum, { postings }) => sum + postings.length, 0);

const grown = <Column extends { set: (from: Column) => void }>(from: Column, into: Column): Column => {
  into.set(from);
  return into;
};

const namesOf = <Name extends string>(fields: Readonly<Record<Name, Field>>): Name[] =>
  Object.keys(fields).filter((name): name is Name => name in fields);
