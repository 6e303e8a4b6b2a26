import { type Grades, ndcg } from './ndcg.ts';
import { adsForRanking, lot } from './ranking-ads.ts';
import { relevance } from './ranking-labels.ts';
import { type Order, type Ordered, orders, ordersOf } from './ranking-orders.ts';
import { type WrittenProfile, writtenProfiles } from './ranking-profiles.ts';

/** As many as a digest has. */
const depth = 10;

/** About one profile in five, by lot; no weight may be tuned for it. */
const isHeld = ({ name }: WrittenProfile) => lot(name) % 5 === 0;

type Row = Readonly<{ name: string; held: boolean; quality: Readonly<Record<Order, number>>; unjudged: number }>;

/**
 * How well matching orders real ads for invented students, against fits that were judged by hand: NDCG@10 of its whole
 * score, of words alone (BM25, any word of the profile and its place) and of meaning alone (cosine of the embeddings).
 */
export const ranking = async (data: string) => {
  const ads = await adsForRanking(data);
  const found = await ordersOf(ads, writtenProfiles);
  const rows = writtenProfiles.flatMap((profile) => {
    const row = rowOf(profile, found.get(profile.name), gradesOf(profile));
    return row ? [row] : [];
  });
  for (const { name, held, quality } of rows)
    console.log(
      `${name}${held ? ' (held out)' : ''}: ${orders.map((order) => `${order} ${shown(quality[order])}`).join(', ')}`,
    );
  console.table({
    'tuned for': figuresOf(rows.filter(({ held }) => !held)),
    'held out': figuresOf(rows.filter(({ held }) => held)),
    all: figuresOf(rows),
  });
  const unjudged = rows.reduce((sum, row) => sum + row.unjudged, 0);
  const places = rows.length * depth * orders.length;
  console.log(`${ads.length} ads; ${unjudged} of ${places} places among the first are not judged and count as 0`);
};

const gradesOf = ({ name }: WrittenProfile): Grades =>
  new Map(
    Object.entries(relevance[name] ?? {}).flatMap(([grade, ids]) =>
      ids
        .split(' ')
        .filter(Boolean)
        .map((id) => [id, Number(grade)] as const),
    ),
  );

const rowOf = (profile: WrittenProfile, ordered: Ordered | undefined, grades: Grades): Row | undefined => {
  if (!ordered) return undefined;
  const [whole, words, meaning] = [
    ndcg(ordered.whole, grades, depth),
    ndcg(ordered.words, grades, depth),
    ndcg(ordered.meaning, grades, depth),
  ];
  if (whole === undefined || words === undefined || meaning === undefined) return undefined;
  const unjudged = orders.flatMap((order) => ordered[order].slice(0, depth)).filter((id) => !grades.has(id)).length;
  return { name: profile.name, held: isHeld(profile), quality: { whole, words, meaning }, unjudged };
};

const shown = (value: number) => value.toFixed(3);

const meanOf = (rows: readonly Row[], order: Order) =>
  shown(rows.reduce((sum, { quality }) => sum + quality[order], 0) / rows.length);

/** How often the whole is better than another order, as good, and worse. */
const against = (rows: readonly Row[], other: Order) => {
  const count = (is: (difference: number) => boolean) =>
    rows.filter(({ quality }) => is(Math.sign(quality.whole - quality[other]))).length;
  return `${count((sign) => sign > 0)} / ${count((sign) => sign === 0)} / ${count((sign) => sign < 0)}`;
};

const figuresOf = (rows: readonly Row[]) => ({
  profiles: rows.length,
  whole: meanOf(rows, 'whole'),
  words: meanOf(rows, 'words'),
  meaning: meanOf(rows, 'meaning'),
  'whole : words (better / same / worse)': against(rows, 'words'),
  'whole : meaning': against(rows, 'meaning'),
});
