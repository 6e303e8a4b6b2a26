import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import { frequencyIn, impactOf, rarityOf, worthOf } from './bm25.ts';
import { type Query, RankedIndex, type Result } from './ranked-index.ts';

const fields = { title: { weight: 4, usualLength: 3 }, body: { weight: 1, usualLength: 8 } };
type Words = Readonly<Record<keyof typeof fields, readonly string[]>>;
type Documents = ReadonlyMap<number, Words>;

/** What the index must answer, the slow way: every document looked at by itself. */
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

test('finds what a slow look at every document finds, in the same order, after any changes', () => {
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
    { numRuns: 400 },
  );
});

test('frees itself of dead documents and tells where the others went', () => {
  let column: number[] = [];
  const index = new RankedIndex(fields, (slotOf, slots) => {
    const moved: number[] = Array.from({ length: slots });
    for (const [slot, value] of column.entries()) if ((slotOf[slot] ?? -1) >= 0) moved[slotOf[slot] ?? 0] = value;
    column = moved;
  });
  for (let round = 0; round < 4; round++)
    for (let id = 1; id <= 900; id++) {
      const slot = index.put(id, { title: [`word${id % 10}`], body: [] });
      column[slot] = id;
    }
  expect(index.size).toBe(900);
  expect(column.length).toBeLessThan(2_200);
  const { hits, total } = index.search({ demands: [[{ term: 'word3', weight: 1 }]], limit: 3 });
  expect(total).toBe(90);
  expect(hits.map(({ id }) => id)).toEqual([893, 883, 873]);
  for (const { id } of hits) expect(column[index.slotOf(id) ?? -1]).toBe(id);
});

test('slips of a finger lead to the word that was meant', () => {
  const index = new RankedIndex(fields, () => undefined);
  for (const [id, title] of ['barista', 'accountant', 'nurse', 'baristas'].entries())
    index.put(id + 1, { title: [title], body: [] });
  const meant = (typed: string) => index.corrections(typed, 3).map(({ term }) => term);
  expect(meant('barsta')).toEqual(['barista']);
  expect(meant('abrista')).toEqual(['barista']);
  expect(meant('acountent')).toEqual(['accountant']);
  expect(meant('bar')).toEqual([]);
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
