/** The documents with a term, by slot, each with the term's impact. */
export class Postings {
  slots = new Uint32Array(2);
  impacts = new Uint16Array(2);
  length = 0;
  /** How many of the documents are not deleted. */
  live = 0;

  /** Slots are appended in rising order, because a changed document gets a new slot. */
  add(slot: number, impact: number): void {
    if (this.length === this.slots.length) this.#grow();
    this.slots[this.length] = slot;
    this.impacts[this.length] = impact;
    this.length++;
    this.live++;
  }

  /** The term's impact in a document; 0 when it is not in it. */
  impactIn(slot: number): number {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.slots[middle] ?? 0;
      if (found === slot) return this.impacts[middle] ?? 0;
      if (found < slot) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  /** Gives every document its new slot and drops those without one; `slotOf` is increasing. */
  renumber(slotOf: Int32Array): void {
    let kept = 0;
    for (let i = 0; i < this.length; i++) {
      const slot = slotOf[this.slots[i] ?? 0] ?? -1;
      if (slot < 0) continue;
      this.slots[kept] = slot;
      this.impacts[kept] = this.impacts[i] ?? 0;
      kept++;
    }
    this.length = kept;
  }

  #grow(): void {
    const slots = new Uint32Array(this.length * 2);
    const impacts = new Uint16Array(this.length * 2);
    slots.set(this.slots);
    impacts.set(this.impacts);
    this.slots = slots;
    this.impacts = impacts;
  }
}
