import { editDistance } from './edit-distance.ts';
import { Postings } from './postings.ts';

/** Words shorter than this are too much like one another to be corrected. */
const shortestCorrected = 4;
/** From this length on two slips are forgiven. */
const longWord = 8;

export type Correction = Readonly<{ term: string; distance: number; documents: number }>;

const bucketOf = (letter: string, length: number) => `${letter}${length}`;

/** Every term there ever was, with its postings, and found again by words that are nearly it. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #postings: Postings[] = [];
  readonly #buckets = new Map<string, Entry[]>();

  get(term: string): Postings | undefined {
    return this.numbered(this.#numbers.get(term) ?? -1);
  }

  numbered(number: number): Postings | undefined {
    return this.#postings[number];
  }

  /** The number of a term, which it keeps for ever. */
  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#postings.push(new Postings()) - 1;
    this.#numbers.set(term, number);
    const bucket = bucketOf(term.charAt(0), term.length);
    const entry = { term, letters: lettersOf(term) };
    const entries = this.#buckets.get(bucket);
    if (entries) entries.push(entry);
    else this.#buckets.set(bucket, [entry]);
    return number;
  }

  all(): readonly Postings[] {
    return this.#postings;
  }

  /** The terms that a misspelt word may mean, nearest first, then those in most documents, then by alphabet. */
  corrections(word: string, most: number): Correction[] {
    if (word.length < shortestCorrected) return [];
    const slips = word.length < longWord ? 1 : 2;
    return this.#near(word, slips)
      .flatMap((term) => {
        const documents = this.get(term)?.live ?? 0;
        const distance = documents > 0 ? editDistance(word, term, slips) : 0;
        return distance > 0 && distance <= slips ? [{ term, distance, documents }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.term < b.term ? -1 : 1))
      .slice(0, most);
  }

  /** Terms of about the length and the letters, whose first letter is the word's, or its second, as when both were swapped. */
  #near(word: string, slips: number): string[] {
    const letters = lettersOf(word);
    const lengths = Array.from({ length: 2 * slips + 1 }, (_, i) => word.length - slips + i);
    const found: string[] = [];
    for (const first of new Set([word.charAt(0), word.charAt(1)]))
      for (const entry of lengths.flatMap((length) => this.#buckets.get(bucketOf(first, length)) ?? []))
        if (bitsIn(entry.letters ^ letters) <= 2 * slips && beginsAlike(word, entry.term)) found.push(entry.term);
    return found;
  }
}

type Entry = Readonly<{ term: string; letters: number }>;

const beginsAlike = (word: string, term: string) =>
  word.charAt(0) === term.charAt(0) || (word.charAt(0) === term.charAt(1) && word.charAt(1) === term.charAt(0));

/** Which letters stand in a word, a bit each; a slip changes two of them at most. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

const bitsIn = (set: number): number => {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};
