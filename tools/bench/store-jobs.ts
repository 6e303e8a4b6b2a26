import type { JobRecord } from '@waratah/jobs/domain/job';
import { jobStore } from '@waratah/jobs/store/jobs';
import { openMongo } from '@waratah/kit/mongo/connection';
import { noOutbox } from '../../tests/support/job-records.ts';

const dayMs = 86_400_000;

/** Stores live ads in the jobs service's database before it starts; answers the database's address. */
export const storeJobs = async (mongo: string, jobs: readonly JobRecord[]): Promise<string> => {
  const url = new URL(mongo);
  url.pathname = '/waratah_jobs';
  await using connection = await openMongo(url.href);
  const { model } = jobStore(connection, noOutbox);
  const now = Date.now();
  await model.insertMany(
    jobs.map((job) => ({
      ...job,
      createdAt: new Date(now),
      updatedAt: new Date(now),
      postedAt: new Date(now - (job._id % 30) * dayMs),
      expiresAt: new Date(now + 20 * dayMs),
    })),
  );
  return url.href;
};
