import { type FitData, type FitPeople, type Judgement, pairOf, type Person, readFitData } from './fit-data.ts';
import { lot } from './ranking-ads.ts';
import { ordersOf, type Seeker } from './ranking-orders.ts';

/** The number of jobs in a digest. */
const depth = 10;

/** As mailed, and by meaning alone. */
const methods = ['whole', 'meaning'] as const;
type Method = (typeof methods)[number];

type Line = Readonly<{ ad: string; judged: readonly Judgement[] }>;
type Row = Readonly<{ person: Person; lines: Readonly<Record<Method, readonly Line[]>> }>;

/** Of the people; those drawn at random as held out are never tuned on. */
export const fitParts = ['all', 'dev', 'held-out'] as const;
export type FitPart = (typeof fitParts)[number];
const isHeldOut = ({ id }: Person) => lot(`${id}fit`) % 2 === 1;

/**
 * Whether the lines that real people would be mailed fit them: the judgements of a folder with `ads.ndjson.gz`,
 * `people.csv` and `labels.csv`, and our own of further pairs. Ads in every state count, as if the people would move.
 * `lines` lists each line as "person ad judgement", so that those without a judgement can be judged. The last line
 * printed is the figures of each subclass in JSON.
 */
export const fit = async (
  data: string,
  { whose, part, lines }: Readonly<{ whose: FitPeople; part: FitPart; lines: boolean }>,
): Promise<void> => {
  const found = await readFitData(data, whose);
  const people = found.people.filter((person) => part === 'all' || isHeldOut(person) === (part === 'held-out'));
  const rows = await rowsOf(found, people);
  if (lines) listLines(rows);
  const byTrade = Object.entries(Object.groupBy(rows, ({ person }) => `${person.trade} ${person.visa}`));
  for (const method of methods) {
    console.log(method === 'whole' ? 'As mailed:' : 'By meaning alone:');
    console.table(Object.fromEntries(byTrade.map(([trade, those = []]) => [trade, figuresOf(those, method)])));
  }
  const { both, same } = agreement(found);
  console.log(`Two readers judged ${both} pairs, ${same} of them alike.`);
  console.log(JSON.stringify(Object.fromEntries(['485', '500'].map((visa) => [visa, figuresOf(ofVisa(rows, visa))]))));
};

const ofVisa = (rows: readonly Row[], visa: string) => rows.filter(({ person }) => person.visa === visa);

const rowsOf = async ({ ads, labels }: FitData, people: readonly Person[]): Promise<readonly Row[]> => {
  const orders = await ordersOf(ads, people.map(seekerOf));
  return people.map((person) => {
    const linesOf = (method: Method) =>
      (orders.get(person.id)?.[method] ?? [])
        .slice(0, depth)
        .map((ad) => ({ ad, judged: labels.get(pairOf(person.id, ad)) ?? [] }));
    return { person, lines: { whole: linesOf('whole'), meaning: linesOf('meaning') } };
  });
};

/** Where they live is not known. */
const seekerOf = ({ id, visa, profile }: Person): Seeker => ({
  name: id,
  visa,
  profile,
  suburb: 'Parramatta NSW',
  own: [],
});

/** Shares are of the lines that were judged, the mean over readers; an arguable line counts half in `half`. */
export const figuresOf = (rows: readonly Row[], method: Method = 'whole') => {
  const lines = rows.flatMap((row) => row.lines[method]);
  const judged = lines.filter((line) => line.judged.length > 0);
  const share = (worth: (judgement: Judgement) => number) => {
    const sum = judged.reduce((total, line) => total + mean(line.judged.map(worth)), 0);
    return judged.length === 0 ? null : Math.round((100 * sum) / judged.length) / 100;
  };
  return {
    people: rows.length,
    lines: lines.length,
    judged: judged.length,
    fits: share((judgement) => (judgement === 'fits' ? 1 : 0)),
    half: share((judgement) => ({ fits: 1, arguable: 0.5, wrong: 0 })[judgement]),
    wrong: share((judgement) => (judgement === 'wrong' ? 1 : 0)),
    distinctAds: new Set(lines.map(({ ad }) => ad)).size,
    withoutLines: rows.filter((row) => row.lines[method].length === 0).length,
  };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const agreement = ({ labels }: FitData) => {
  const both = [...labels.values()].filter(({ length }) => length > 1);
  return { both: both.length, same: both.filter(([first, second]) => first === second).length };
};

const listLines = (rows: readonly Row[]) => {
  for (const { person, lines } of rows)
    for (const method of methods)
      for (const { ad, judged } of lines[method])
        console.log(`${method} ${person.id} ${ad} ${judged.join(' ') || 'not judged'}`);
};
