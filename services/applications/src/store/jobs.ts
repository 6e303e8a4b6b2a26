import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Job as Announced } from '@waratah/events/jobs/v1';
import { batchedById } from '@waratah/kit/batching/by-id';
import { writeConcern } from '@waratah/kit/mongo/connection';
import { keepStanding, keepWhole, noContentAfter } from '@waratah/kit/mongo/copies';
import { type Connection, Schema } from 'mongoose';
import type { Job } from '../domain/job.ts';

const schema = new Schema<Job>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'jobs' },
);

const fieldsOf = (job: Announced) => ({
  employerId: job.employerId,
  title: job.title,
  companyName: job.companyName,
  city: job.place?.city ?? '',
  state: job.place?.state ?? '',
  location: job.place?.text ?? '',
  expiresAt: job.expiresAt ? timestampDate(job.expiresAt) : null,
  imported: !job.isWaratahJob,
  sourceUrl: job.sourceUrl,
});

const emptied = {
  employerId: 0,
  title: '',
  companyName: '',
  city: '',
  state: '',
  location: '',
  expiresAt: null,
  imported: false,
  sourceUrl: '',
  shownOnce: false,
  ...noContentAfter,
} as const satisfies Record<keyof ReturnType<typeof fieldsOf>, unknown> & Record<string, unknown>;

/** A copy of ads from the events of jobs; the ad's version decides which event is newer. */
export const jobStore = (connection: Connection) => {
  const model = connection.model<Job>('Job', schema);
  const keep = (job: Announced, standing: Record<string, unknown>) =>
    keepWhole(connection, 'jobs', { id: job.id, version: job.version, content: fieldsOf(job), standing });
  return {
    model,
    byId: async (id: number) => (await model.findById(id).lean<Job>()) ?? undefined,
    /** The number of the newest ad heard of; 0 before the first. */
    highestId: async () => (await model.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Pick<Job, '_id'>>())?._id ?? 0,
    /** The employer of an ad, with one query for all ads requested in the same tick. */
    employerOf: batchedById(async (ids) => {
      const found = await model.find({ _id: { $in: [...ids] } }, { employerId: 1 }).lean<Job[]>();
      return new Map(found.map(({ _id, employerId }) => [_id, employerId]));
    }),
    saveShown: async (job: Announced) => {
      if (await keep(job, { open: true, shownOnce: true, closedReason: null, closedAt: null })) return;
      const toldBefore = { _id: job.id, closedReason: { $ne: 'deleted' }, shownOnce: { $ne: true } };
      await model.updateOne(toldBefore, { $set: { shownOnce: true } }, { writeConcern });
    },
    /** Stores an ad that waits for a review, or for its employer to confirm the email address. */
    saveHeld: (job: Announced, at: Date) => keep(job, { open: false, closedReason: 'held', closedAt: at }),
    /** Of a deleted ad, only the closing is kept. */
    close: (id: number, version: number, { reason, at }: Readonly<{ reason: string; at: Date }>) => {
      const fields = { open: false, closedReason: reason, closedAt: at, ...(reason === 'deleted' && emptied) };
      return keepStanding(connection, 'jobs', { id, version, fields });
    },
  };
};

export type JobStore = ReturnType<typeof jobStore>;
