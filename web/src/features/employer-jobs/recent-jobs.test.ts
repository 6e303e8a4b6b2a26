import { expect, test } from '@jest/globals';
import { recentJobs } from './recent-jobs.ts';

const job = (id: number, postedDate: string | null, scrapedAt: string | null, createdAt: string) => ({
  id,
  postedDate,
  scrapedAt,
  createdAt,
});

test('the five newest by posted, else scraped, else created date', () => {
  const jobs = [
    job(1, '2026-01-01', null, '2026-09-01'),
    job(2, null, '2026-03-01', '2026-01-01'),
    job(3, null, null, '2026-04-01'),
    job(4, '2026-06-01', null, '2026-01-01'),
    job(5, '2026-02-01', null, '2026-01-01'),
    job(6, '2026-05-01', null, '2026-01-01'),
  ];
  expect(recentJobs(jobs).map(({ id }) => id)).toEqual([4, 6, 3, 2, 5]);
});
