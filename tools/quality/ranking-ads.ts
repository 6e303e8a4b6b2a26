import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { arrived } from '../../services/jobs/src/domain/imported/incoming.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { type FileRow, withColumns } from './with-columns.ts';

/** An ad, identified by the letter of its file and the number of its record there, counted from 0: 'a12'. */
export type RealAd = Readonly<{ id: string; job: JobRecord }>;

/**
 * The files by letter; one of every `oneOf` ads is used. The first two are of all trades and have full texts; the
 * others add more kinds of work and more places, most of them only with a teaser.
 */
const files = {
  a: { name: 'job-ads-au/all-trades-2025.csv', oneOf: 1 },
  b: { name: 'job-ads-au/all-trades-2025-b.csv', oneOf: 1 },
  d: { name: 'job-ads-au/adelaide-2021.csv', oneOf: 3 },
  n: { name: 'ads-2023/ads.ndjson', oneOf: 12 },
  u: { name: 'job-ads-html/jobposting-json-2500.tar.gz', oneOf: 27 },
  t: { name: 'job-ads-au/teasers-2018.csv', oneOf: 16 },
} as const;

/** A fixed number for a text, used to draw ads at random but reproducibly. */
export const lot = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0);

/** About 900 real ads, the same in every run. */
export const adsForRanking = (data: string): Promise<readonly RealAd[]> => adsIn(data, Object.entries(files));

/** Every Australian ad of the same files. */
export const australianAds = (data: string): Promise<readonly RealAd[]> =>
  adsIn(
    data,
    Object.entries(files).flatMap(([letter, { name }]) => (letter === british ? [] : [[letter, { name, oneOf: 1 }]])),
  );

const british = 'u';

type Chosen = readonly [letter: string, file: Readonly<{ name: string; oneOf: number }>];

/** All as if posted now, because the age of the files says nothing about the order. */
const adsIn = async (data: string, chosen: readonly Chosen[]): Promise<readonly RealAd[]> => {
  const arrival = { localities: await readLocalities(), now: new Date(), asNew: true };
  const ads: RealAd[] = [];
  for (const [letter, { name, oneOf }] of chosen) {
    let row = -1;
    for await (const entry of readFile({ bytes: createReadStream(join(data, name)), name })) {
      if (entry.kind !== 'record') continue;
      row += 1;
      const id = `${letter}${row}`;
      if (lot(id) % oneOf !== 0) continue;
      const job = jobOfRow(entry.record, { number: ads.length + 1, website: name, arrival });
      if (job) ads.push({ id, job: letter === british ? asIfHere(job) : job });
    }
  }
  return withoutCopies(ads);
};

/** A row of a trial file as an import stores it; undefined if it is rejected. */
export const jobOfRow = (
  row: FileRow,
  { number, website, arrival }: Readonly<{ number: number; website: string; arrival: Parameters<typeof arrived>[2] }>,
): JobRecord | undefined => {
  const read = adOfRow(
    { ...withColumns(row), salary: row.salary_range, remote_option: row.is_remote },
    { website, now: arrival.now },
  );
  return read.kind === 'ad' ? { ...arrived(number, read.ad, arrival), version: 1, shown: true } : undefined;
};

/** British ads for care work replace Australian ones, of which there are few; they are treated as if they were here. */
export const asIfHere = (job: JobRecord): JobRecord => ({
  ...job,
  location: 'Sydney NSW',
  place: { city: 'Sydney', state: 'NSW' },
});

/** Files repeat ads. A copy with the same title, company, place and beginning would be judged and counted twice. */
const withoutCopies = (ads: readonly RealAd[]) => {
  const seen = new Set<string>();
  return ads.filter(({ job: { title, companyName, location, description } }) => {
    const key = JSON.stringify([title.toLowerCase(), companyName, location, description.slice(0, 200)]);
    return !seen.has(key) && seen.add(key);
  });
};
