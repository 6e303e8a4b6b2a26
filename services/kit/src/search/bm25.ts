/** A part of a document, like its title: how much a word in it says, and how many words it usually has. */
export type Field = Readonly<{ weight: number; usualLength: number }>;

/** BM25's saturation of repeated words, and how much long fields weigh less. */
const saturation = 3;
const lengthNorm = 0.5;
/** Impacts and rarities are whole numbers, so that sums are exact in any order and equal on every replica. */
const impactUnit = 10_000;
const rarityUnit = 100;
const weightUnit = 16;

/** How much a word says in one document, from how often it stands in which fields (BM25F). */
export const impactOf = (frequency: number): number =>
  Math.round((impactUnit * frequency * (saturation + 1)) / (frequency + saturation));

/** How much a word says at all, from how many of the documents hold it. */
export const rarityOf = (holders: number, documents: number): number =>
  Math.round(rarityUnit * Math.log(1 + (documents - holders + 0.5) / (holders + 0.5)));

/** What a word adds to its frequency each time it stands in a field of so many words. */
export const frequencyIn = ({ weight, usualLength }: Field, length: number): number =>
  weight / (1 - lengthNorm + lengthNorm * (length / usualLength));

/** What a demand's alternative is worth in a document: something, even when the word stands in all of them. */
export const worthOf = (rarity: number, impact: number, weight: number): number =>
  1 + Math.floor((rarity * impact * Math.round(weight * weightUnit)) / weightUnit);
