import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { arrived } from '../../services/jobs/src/domain/imported/incoming.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { JobIndex } from '../../services/jobs/src/domain/search/job-index.ts';
import { SearchInput, toSearch } from '../../services/jobs/src/domain/search/search-input.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { withColumns } from './with-columns.ts';
import { type WrittenQuery, writtenQueries } from './search-queries.ts';

const first = 5;

/** Whether the first five ads of each written query show what they must, on real ads read from a folder. */
export const search = async (data: string) => {
  const localities = await readLocalities();
  const now = new Date();
  const jobs = await adsIn(join(data, 'job-ads-au'), { localities, now, asNew: true });
  const index = new JobIndex();
  for (const job of jobs.values()) index.put(job);
  const rows = writtenQueries.map((query) => {
    const { words, filters } = toSearch(
      SearchInput.parse({ search: query.search, location: query.location ?? '' }),
      localities,
    );
    const { ids, total } = index.search(words, filters, { limit: first, offset: 0, now });
    const titles = ids.map((id) => jobs.get(id)?.title ?? '');
    const right = titles.filter((title) => query.shows.test(title)).length;
    // Where fewer such ads exist, or fewer have all the words, all of those must be there.
    const there = [...jobs.values()].filter(({ title }) => query.shows.test(title)).length;
    return { query, total, titles, right, wanted: Math.min(first, there, Math.max(1, titles.length)) };
  });
  for (const { query, total, titles, right, wanted } of rows)
    if (right < wanted) console.log(`${query.search}: ${right} of ${wanted} (${total} found): ${titles.join(' | ')}`);
  const share = (chosen: (query: WrittenQuery) => boolean) => {
    const asked = rows.filter(({ query, wanted }) => chosen(query) && wanted > 0);
    const right = asked.reduce((sum, row) => sum + row.right, 0);
    const wanted = asked.reduce((sum, row) => sum + row.wanted, 0);
    const hold = asked.filter((row) => row.right >= row.wanted).length;
    return { queries: asked.length, hold, 'ads right': `${right} of ${wanted}` };
  };
  console.table({
    'tuned for': share((query) => !query.held),
    'held out': share((query) => query.held === true),
    all: share(() => true),
  });
  console.log(`${jobs.size} ads`);
};

type Arrival = Parameters<typeof arrived>[2];

const adsIn = async (folder: string, arrival: Arrival) => {
  const jobs = new Map<number, JobRecord>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.csv')))
    for await (const entry of readFile({ bytes: createReadStream(join(folder, name)), name })) {
      if (entry.kind !== 'record') continue;
      const read = adOfRow(withColumns(entry.record), name);
      const id = jobs.size + 1;
      if (read.kind === 'ad') jobs.set(id, { ...arrived(id, read.ad, arrival), version: 1, shown: true });
    }
  return jobs;
};
