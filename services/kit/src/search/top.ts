/**
 * The best entries by score, ties by the higher id: a bounded heap whose root is the worst entry kept. Two typed arrays
 * instead of an object for each entry.
 */
export class Top {
  readonly #scores: Float64Array;
  readonly #ids: Float64Array;
  readonly #limit: number;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#scores = new Float64Array(limit);
    this.#ids = new Float64Array(limit);
  }

  offer(id: number, score: number): void {
    if (this.#size < this.#limit) {
      this.#rise(this.#size++, id, score);
    } else if (this.#limit > 0 && this.#isWorse(0, id, score)) {
      this.#sink(id, score);
    }
  }

  /** Best first. Empties the heap. */
  take(): { id: number; score: number }[] {
    const found = Array.from({ length: this.#size }, (_, at) => ({
      id: this.#ids[at] ?? 0,
      score: this.#scores[at] ?? 0,
    }));
    this.#size = 0;
    return found.sort((a, b) => b.score - a.score || b.id - a.id);
  }

  /** Whether the entry at `at` ranks below the given one. */
  #isWorse(at: number, id: number, score: number): boolean {
    const kept = this.#scores[at] ?? 0;
    return kept < score || (kept === score && (this.#ids[at] ?? 0) < id);
  }

  #put(at: number, id: number, score: number): void {
    this.#ids[at] = id;
    this.#scores[at] = score;
  }

  #rise(from: number, id: number, score: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#isWorse(parent, id, score)) break;
      this.#put(at, this.#ids[parent] ?? 0, this.#scores[parent] ?? 0);
      at = parent;
    }
    this.#put(at, id, score);
  }

  #sink(id: number, score: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.#size) break;
      const right = left + 1;
      const worse =
        right < this.#size && this.#isWorse(right, this.#ids[left] ?? 0, this.#scores[left] ?? 0) ? right : left;
      if (!this.#isWorse(worse, id, score)) break;
      this.#put(at, this.#ids[worse] ?? 0, this.#scores[worse] ?? 0);
      at = worse;
    }
    this.#put(at, id, score);
  }
}
