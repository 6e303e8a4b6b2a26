import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile as readText } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { z } from 'zod';
import { type Ad, adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { mappingOf } from '../../services/jobs/src/domain/imported/columns.ts';
import { arrived, startedAs } from '../../services/jobs/src/domain/imported/incoming.ts';
import { originalOf } from '../../services/jobs/src/domain/imported/near-copies.ts';
import { textOf } from '../../services/jobs/src/domain/html.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { createRowReader } from '../../services/jobs/src/import/row-reader.ts';

/** Files with full ads, and their columns with unusual names. */
const files = [
  ['job-ads-au/all-trades-2025.csv', ''],
  ['job-ads-au/data-analyst-2018.csv', 'title=Jobs,description=Summaries,company_name=Companies,location=Locations'],
  ['ads-2023/ads.ndjson', ''],
  ['job-ads-html/jobposting-json-2500.tar.gz', ''],
] as const;

/**
 * How many of the pairs that a person judged to be one job are found as near-copies, and how many that are two jobs are
 * mistaken for one. Half of the pairs, chosen by a hash, is held out and reported separately. The ids are hashes of the
 * ads' words.
 */
export const copies = async (data: string) => {
  const ads = new Map<string, Ad>();
  for (const [path, map] of files) for await (const ad of adsIn(join(data, path), map)) ads.set(idOf(ad), ad);
  const labels = await readLabels();
  const arrival = { localities: await readLocalities(), now: new Date('2026-03-01'), asNew: true };
  const judged = labels.flatMap(({ one, other, label }) => {
    const [a, b] = [ads.get(one), ads.get(other)];
    if (!a || !b) return [];
    const [first] = startedAs(arrived(1, a, arrival), undefined, arrival.now);
    const [second] = startedAs(arrived(2, b, arrival), undefined, arrival.now);
    const found = originalOf(second, true, [first]) === 1;
    return [
      { isCopy: label === 'copy', found, held: isHeld(one + other), title: `${a.fields.title} / ${b.fields.title}` },
    ];
  });
  const rows = {
    'tuned on': figures(judged.filter(({ held }) => !held)),
    'held out': figures(judged.filter(({ held }) => held)),
    all: figures(judged),
  };
  console.table(rows);
  for (const { title, isCopy, held } of judged.filter(({ isCopy, found, held }) => isCopy !== found && !held))
    console.log(`${isCopy ? 'missed' : 'wrongly hidden'}${held ? ' (held out)' : ''}: ${title.slice(0, 120)}`);
  console.log(JSON.stringify({ labelled: labels.length, found: judged.length, ...rows }));
};

async function* adsIn(path: string, map: string): AsyncIterable<Ad> {
  const rows = createRowReader(mappingOf(map));
  const reading = { website: 'trial', now: new Date('2026-03-01') };
  for await (const entry of readFile({ bytes: createReadStream(path), name: basename(path) })) {
    if (entry.kind === 'header') rows.readHeader(entry.columns);
    if (entry.kind !== 'record') continue;
    const read = adOfRow(rows.rowOf(entry.record), reading);
    if (read.kind === 'ad') yield read.ad;
  }
}

const idOf = ({ fields, companyName }: Ad) =>
  createHash('sha256')
    .update([fields.title, companyName, fields.location ?? '', textOf(fields.description)].join('\n'))
    .digest('hex')
    .slice(0, 12);

const Label = z.object({ one: z.string(), other: z.string(), label: z.enum(['copy', 'other']) });

const readLabels = async () => {
  const text = await readText(new URL('copies-labels.csv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([one, other, label]) => Label.parse({ one, other, label }));
};

const isHeld = (pair: string) => (createHash('sha256').update(pair).digest()[0] ?? 0) % 2 === 0;

type Judged = Readonly<{ isCopy: boolean; found: boolean }>;

const figures = (pairs: readonly Judged[]) => {
  const count = (isCopy: boolean, found: boolean) =>
    pairs.filter((pair) => pair.isCopy === isCopy && pair.found === found).length;
  const [right, missed, wrong] = [count(true, true), count(true, false), count(false, true)];
  const share = (whole: number) => Math.round((1_000 * right) / Math.max(1, whole)) / 1_000;
  return {
    copies: right + missed,
    'two jobs': pairs.length - right - missed,
    missed,
    'wrongly hidden': wrong,
    precision: share(right + wrong),
    recall: share(right + missed),
  };
};
