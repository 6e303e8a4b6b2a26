/** A set of small integers, a bit each. */
export type Bits = Int32Array;

export const bitsFor = (size: number): Bits => new Int32Array((size + 31) >>> 5);

export const addBit = (bits: Bits, index: number) => {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
};

export const dropBit = (bits: Bits, index: number) => {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
};

export const setBit = (bits: Bits, index: number, isIn: boolean) => {
  if (isIn) addBit(bits, index);
  else dropBit(bits, index);
};

export const hasBit = (bits: Bits, index: number) => (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

/** Intersects the first set with the second, in place. */
export const keepCommon = (bits: Bits, others: Bits) => {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
};

/** Adds the second set to the first, in place. */
export const addAll = (bits: Bits, others: Bits) => {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
};

export const countBits = (bits: Bits) => {
  let count = 0;
  for (const word of bits) count += onesIn(word);
  return count;
};

/** The lowest integer in a word that is not zero. */
export const lowestIn = (word: number) => 31 - Math.clz32(word & -word);

const onesIn = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};
