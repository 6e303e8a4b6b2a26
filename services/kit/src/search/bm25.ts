/** A field of a document, such as its title: the weight of its words, and its usual length in words. */
export type Field = Readonly<{ weight: number; usualLength: number }>;

/** BM25 parameters: saturation of repeated words, and the penalty for long fields. */
const saturation = 3;
const lengthNorm = 0.5;
/** Impacts and rarities are integers, so that sums are exact in any order and equal on all replicas. */
const impactUnit = 10_000;
const rarityUnit = 100;
const weightUnit = 16;

/** The impact of a term in a document, from its weighted frequency (BM25F). */
export const impactOf = (frequency: number): number =>
  Math.round((impactUnit * frequency * (saturation + 1)) / (frequency + saturation));

/** The rarity of a term (inverse document frequency). */
export const rarityOf = (holders: number, documents: number): number =>
  Math.round(rarityUnit * Math.log(1 + (documents - holders + 0.5) / (holders + 0.5)));

/** What one occurrence in a field of `length` words adds to the frequency. */
export const frequencyIn = ({ weight, usualLength }: Field, length: number): number =>
  weight / (1 - lengthNorm + lengthNorm * (length / usualLength));

/** The score of an alternative in a document: at least 1, even when every document has the term. */
export const worthOf = (rarity: number, impact: number, weight: number): number =>
  1 + Math.floor((rarity * impact * Math.round(weight * weightUnit)) / weightUnit);
