import { type AnnounceAgain, openAnnounceAgain } from '@waratah/kit/events/announce-again';
import type { Connection } from 'mongoose';
import { announcedAgain } from '../domain/visibility.ts';
import type { JobStore } from '../store/jobs.ts';

/** Publishes the state of every ad again, so that other services can rebuild their copies. */
export const openReannounceJobs = (connection: Connection, jobs: JobStore, clock: () => Date): AnnounceAgain =>
  openAnnounceAgain({
    connection,
    name: 'jobs',
    count: jobs.count,
    announce: async (after, size) => {
      const batch = await jobs.after(after, size);
      await jobs.announce(batch.map((job) => [job, announcedAgain(job, clock())]));
      return batch.map(({ _id }) => _id);
    },
    clock,
  });
