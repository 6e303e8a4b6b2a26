import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { arrived } from '../../services/jobs/src/domain/imported/incoming.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { withColumns } from './with-columns.ts';

/** An ad by the letter of its file and the number of its record there, counted from 0: 'a12'. */
export type RealAd = Readonly<{ id: string; job: JobRecord }>;

/**
 * The files by letter, and of how many ads one is taken. The first two are of all trades and have whole texts; the
 * others add kinds of work and places.
 */
const files = {
  a: { name: 'all-trades-2025.csv', oneOf: 1 },
  b: { name: 'all-trades-2025-b.csv', oneOf: 1 },
  d: { name: 'adelaide-2021.csv', oneOf: 7 },
  t: { name: 'teasers-2018.csv', oneOf: 85 },
} as const;

/** The same for the same words everywhere and always. */
export const lot = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE(0);

/** About 400 real ads, the same in every run, all as if posted now: how old the files are says nothing of the order. */
export const adsForRanking = async (data: string): Promise<readonly RealAd[]> => {
  const arrival = { localities: await readLocalities(), now: new Date(), asNew: true };
  const ads: RealAd[] = [];
  for (const [letter, { name, oneOf }] of Object.entries(files)) {
    let row = -1;
    for await (const entry of readFile({ bytes: createReadStream(join(data, 'job-ads-au', name)), name })) {
      if (entry.kind !== 'record') continue;
      row += 1;
      const id = `${letter}${row}`;
      if (lot(id) % oneOf !== 0) continue;
      const { record } = entry;
      const read = adOfRow(
        { ...withColumns(record), salary: record.salary_range, remote_option: record.is_remote },
        name,
      );
      if (read.kind !== 'ad') continue;
      ads.push({ id, job: { ...arrived(ads.length + 1, read.ad, arrival), version: 1, shown: true } });
    }
  }
  return withoutCopies(ads);
};

/** Files repeat ads; a copy with the same title, company, place and beginning would be judged and counted twice. */
const withoutCopies = (ads: readonly RealAd[]) => {
  const seen = new Set<string>();
  return ads.filter(({ job: { title, companyName, location, description } }) => {
    const key = JSON.stringify([title.toLowerCase(), companyName, location, description.slice(0, 200)]);
    return !seen.has(key) && seen.add(key);
  });
};
