import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import { frequencyIn, impactOf, rarityOf, worthOf } from './bm25.ts';
import { type Query, RankedIndex, type Result } from './ranked-index.ts';

const fields = { title: { weight: 4, usualLength: 3 }, body: { weight: 1, usualLength: 8 } };
type Words = Readonly<Record<keyof typeof fields, readonly string[]>>;
type Documents = ReadonlyMap<number, Words>;

/** The expected answer, computed naively by looking at every document. */
const slowly = (
  documents: Documents,
  { demands, any, limit, offset = 0 }: Query,
  wanted: (id: number) => boolean,
): Result => {
  const holds = (words: Words, term: string) => Object.values(words).some((list) => list.includes(term));
  const holders = (term: string) => [...documents.values()].filter((words) => holds(words, term)).length;
  const worth = (words: Words, term: string, weight: number, seen: number) => {
    let frequency = 0;
    for (const [name, field] of [
      ['title', fields.title],
      ['body', fields.body],
    ] as const)
      for (const word of words[name]) if (word === term) frequency += frequencyIn(field, words[name].length);
    return frequency === 0 ? 0 : worthOf(rarityOf(seen, documents.size), impactOf(frequency), weight);
  };
  const scored = [...documents].flatMap(([id, words]) => {
    const parts = demands.map((demand) =>
      Math.max(
        0,
        ...demand.map(({ term, weight }) =>
          worth(words, term, weight, Math.max(holders(term), holders(demand[0]?.term ?? ''))),
        ),
      ),
    );
    return wanted(id) &&
      (demands.length === 0 || (any ? parts.some((part) => part > 0) : parts.every((part) => part > 0)))
      ? [{ id, score: parts.reduce((a, b) => a + b, 0) + (id % 7) }]
      : [];
  });
  const hits = scored.toSorted((a, b) => b.score - a.score || b.id - a.id).slice(offset, offset + limit);
  return { total: scored.length, hits };
};

const word = fc.constantFrom('cook', 'chef', 'bar', 'dev', 'java', 'night', 'shift', 'sydney');
const words = fc.record({
  title: fc.array(word, { minLength: 0, maxLength: 4 }),
  body: fc.array(word, { maxLength: 12 }),
});
const change = fc.record({ id: fc.integer({ min: 1, max: 40 }), words: fc.option(words) });
const alternative = fc.record({ term: word, weight: fc.constantFrom(1, 0.75, 0.5) });
const query = fc.record({
  demands: fc.array(fc.array(alternative, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  any: fc.boolean(),
  limit: fc.integer({ min: 0, max: 12 }),
  offset: fc.integer({ min: 0, max: 5 }),
});

test('returns what a linear scan returns, in the same order, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 120 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      (changes, queries) => {
        const documents = new Map<number, Words>();
        const index = new RankedIndex(fields, () => undefined);
        for (const { id, words: next } of changes) {
          if (next) {
            documents.set(id, next);
            index.put(id, next);
          } else expect(index.remove(id)).toBe(documents.delete(id));
        }
        expect(index.size).toBe(documents.size);
        for (const asked of queries) {
          const wanted = (id: number) => id % 3 !== 0;
          const found = index.search({
            ...asked,
            accept: (slot) => wanted(index.idIn(slot)),
            bonus: (slot) => index.idIn(slot) % 7,
          });
          expect(found).toEqual(slowly(documents, asked, wanted));
        }
      },
    ),
    { seed: 20_261_123, numRuns: 400 },
  );
});

test("compaction keeps each document's latest text and reports its new slot", () => {
  let column: number[] = [];
  let compactions = 0;
  const index = new RankedIndex(fields, (slotOf, slots) => {
    const moved: number[] = Array.from({ length: slots });
    for (const [slot, value] of column.entries()) if ((slotOf[slot] ?? -1) >= 0) moved[slotOf[slot] ?? 0] = value;
    column = moved;
    compactions++;
  });
  const documents = new Map<number, Words>();
  for (let round = 0; round < 4; round++)
    for (let id = 1; id <= 900; id++) {
      const next = { title: [`word${(id + round) % 10}`], body: [`round${round}`] };
      documents.set(id, next);
      const slot = index.put(id, next);
      column[slot] = id;
    }
  for (let id = 3; id <= 900; id += 3) expect(index.remove(id)).toBe(documents.delete(id));
  expect(compactions).toBeGreaterThan(0);
  expect(index.size).toBe(600);
  for (const term of ['word3', 'word6', 'round2', 'round3']) {
    const asked = { demands: [[{ term, weight: 1 }]], limit: 40 };
    expect(index.search({ ...asked, bonus: (slot) => index.idIn(slot) % 7 })).toEqual(
      slowly(documents, asked, () => true),
    );
  }
  for (const id of documents.keys()) expect(column[index.slotOf(id) ?? -1]).toBe(id);
});

test('a misspelt word finds the intended word', () => {
  const index = new RankedIndex(fields, () => undefined);
  for (const [id, title] of ['barista', 'accountant', 'nurse', 'baristas'].entries())
    index.put(id + 1, { title: [title], body: [] });
  const meant = (typed: string) => index.corrections(typed, 3).map(({ term }) => term);
  expect(meant('barsta')).toEqual(['barista']);
  expect(meant('abrista')).toEqual(['barista']);
  expect(meant('acountent')).toEqual(['accountant']);
  expect(meant('bar')).toEqual([]);
  expect(meant('xnurse')).toEqual([]);
  index.remove(3);
  expect(meant('nurze')).toEqual([]);
});

test.each([
  ['barista', 'barista', 0],
  ['barista', 'barsita', 1],
  ['barista', 'arista', 1],
  ['kitchen', 'sitting', 3],
  ['a', 'abcd', 3],
])('from %s to %s it is %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(Math.min(distance, 3));
});
