import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { arrived } from '../../services/jobs/src/domain/imported/incoming.ts';
import type { JobRecord } from '../../services/jobs/src/domain/job.ts';
import { findJobs } from '../../services/jobs/src/domain/search/find-jobs.ts';
import { JobIndex } from '../../services/jobs/src/domain/search/job-index.ts';
import { SearchInput, toSearch } from '../../services/jobs/src/domain/search/search-input.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { withColumns } from './with-columns.ts';
import { type WrittenQuery, writtenQueries } from './search-queries.ts';

const first = 5;
const goals = { success: 0.97, precision: 0.9, p99Ms: 5 };

/**
 * What the first five ads for each written query are, on real ads from a folder. Success: one of them, under either
 * heading, is what was meant, if such an ad exists at all. Precision: the share of close results that are.
 */
export const search = async (data: string) => {
  const localities = await readLocalities();
  const now = new Date();
  const jobs = await adsIn(join(data, 'job-ads-au'), { localities, now, asNew: true });
  const index = new JobIndex();
  for (const job of jobs.values()) index.put(job);
  const times: number[] = [];
  const found = (query: WrittenQuery) => {
    const began = performance.now();
    const asked = toSearch(SearchInput.parse({ search: query.search, location: query.location ?? '' }), localities);
    const answer = findJobs(index, asked, { limit: first, offset: 0, now });
    times.push(performance.now() - began);
    return answer;
  };
  const rows = writtenQueries.map((query) => {
    const { ids, close, total } = found(query);
    const shown = ids.map((id) => jobs.get(id)?.title ?? '');
    const titles = shown.slice(0, close);
    const success = shown.some((title) => query.shows.test(title));
    const right = titles.filter((title) => query.shows.test(title)).length;
    const exists = [...jobs.values()].some(({ title }) => query.shows.test(title));
    return { query, total, close, titles, shown, right, success, exists };
  });
  for (const { query, close, total, titles, shown, right, success, exists } of rows.filter((row) => !row.query.held)) {
    if (right < titles.length)
      console.log(`${query.search}: ${right} of ${titles.length} (${close} close of ${total}): ${titles.join(' | ')}`);
    if (exists && !success) console.log(`${query.search}: none of ${total}: ${shown.join(' | ')}`);
  }
  const share = (chosen: (query: WrittenQuery) => boolean) => {
    const asked = rows.filter(({ query }) => chosen(query));
    const there = asked.filter(({ exists }) => exists);
    const shown = asked.reduce((sum, { titles }) => sum + titles.length, 0);
    const right = asked.reduce((sum, row) => sum + row.right, 0);
    return {
      queries: asked.length,
      'with such an ad': there.length,
      'success@5': (there.filter(({ success }) => success).length / there.length).toFixed(3),
      'precision@5': (right / shown).toFixed(3),
      goals: `${goals.success}, ${goals.precision}`,
    };
  };
  console.table({
    'tuned for': share((query) => !query.held),
    'held out': share((query) => query.held === true),
    all: share(() => true),
  });
  for (let round = 0; round < 20; round++) for (const query of writtenQueries) found(query);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(2);
  console.log(`${jobs.size} ads; in the engine median ${at(0.5)} ms, p99 ${at(0.99)} ms (goal ${goals.p99Ms} ms)`);
};

type Arrival = Parameters<typeof arrived>[2];

const adsIn = async (folder: string, arrival: Arrival) => {
  const jobs = new Map<number, JobRecord>();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.csv')))
    for await (const entry of readFile({ bytes: createReadStream(join(folder, name)), name })) {
      if (entry.kind !== 'record') continue;
      const read = adOfRow(withColumns(entry.record), { website: name, now: new Date() });
      const id = jobs.size + 1;
      if (read.kind === 'ad') jobs.set(id, { ...arrived(id, read.ad, arrival), version: 1, shown: true });
    }
  return jobs;
};
