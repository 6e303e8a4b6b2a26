import { editDistance } from './edit-distance.ts';
import { Postings } from './postings.ts';

/** Shorter words are too similar to each other to be corrected. */
const shortestCorrected = 4;
/** Words of this length or more may have two typing errors. */
const longWord = 8;

export type Correction = Readonly<{ term: string; distance: number; documents: number }>;

const bucketOf = (letter: string, length: number) => `${letter}${length}`;

/** Every term ever indexed, with its postings. Also finds terms for misspelt words. */
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

  /** The number of a term, which never changes. */
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

  /** Terms that a misspelt word may mean: nearest first, then by number of documents, then alphabetically. */
  corrections(word: string, limit: number): Correction[] {
    if (word.length < shortestCorrected) return [];
    const errors = word.length < longWord ? 1 : 2;
    return this.#near(word, errors)
      .flatMap((term) => {
        const documents = this.get(term)?.live ?? 0;
        const distance = documents > 0 ? editDistance(word, term, errors) : 0;
        return distance > 0 && distance <= errors ? [{ term, distance, documents }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.term < b.term ? -1 : 1))
      .slice(0, limit);
  }

  /** Terms of similar length and letters that begin like the word, or with its first two letters swapped. */
  #near(word: string, errors: number): string[] {
    const letters = lettersOf(word);
    const lengths = Array.from({ length: 2 * errors + 1 }, (_, i) => word.length - errors + i);
    const found: string[] = [];
    for (const first of new Set([word.charAt(0), word.charAt(1)]))
      for (const entry of lengths.flatMap((length) => this.#buckets.get(bucketOf(first, length)) ?? []))
        if (bitsIn(entry.letters ^ letters) <= 2 * errors && beginsAlike(word, entry.term)) found.push(entry.term);
    return found;
  }
}

type Entry = Readonly<{ term: string; letters: number }>;

const beginsAlike = (word: string, term: string) =>
  word.charAt(0) === term.charAt(0) || (word.charAt(0) === term.charAt(1) && word.charAt(1) === term.charAt(0));

/** The set of letters in a word as bits; one typing error changes at most two of them. */
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
