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
  readonly #buckets = new Map<string, string[]>();

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
    const terms = this.#buckets.get(bucket);
    if (terms) terms.push(term);
    else this.#buckets.set(bucket, [term]);
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

  /** Terms of about the length, whose first letter is the word's, or its second, as when the two were swapped. */
  #near(word: string, slips: number): string[] {
    const letters = [...new Set([word.charAt(0), word.charAt(1)])];
    const lengths = Array.from({ length: 2 * slips + 1 }, (_, i) => word.length - slips + i);
    return letters.flatMap((letter) => lengths.flatMap((length) => this.#buckets.get(bucketOf(letter, length)) ?? []));
  }
}
