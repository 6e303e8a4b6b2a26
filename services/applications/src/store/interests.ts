import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { type Connection, Schema } from 'mongoose';
import type { Interest, Wait } from '../domain/interest.ts';

const schema = new Schema<Interest>(
  {
    ...outboxFields,
    _id: { type: String, required: true },
    studentId: { type: Number, required: true },
    jobId: { type: Number, required: true },
    interested: { type: Boolean, required: true },
    at: { type: Date, required: true },
    job: { title: String, companyName: String },
    waiting: Boolean,
    lacksProfile: Boolean,
  },
  { versionKey: false, collection: 'interests', strict: 'throw' },
);
schema.index({ studentId: 1 });
schema.index({ jobId: 1 }, { partialFilterExpression: { waiting: true } });
schema.index(...outboxIndex);

const waiting = { waiting: true } as const;
const withoutOutbox = { outbox: 0 } as const;

/** Students' answers to jobs in their morning emails; the last answer for each student and job. */
export const interestStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Interest>('Interest', schema);
  return {
    model,
    /**
     * Answers false if the stored answer is newer; an equal one is saved again. An interest waits until it is settled, so
     * that the next event about the student or the ad settles it if something fails now.
     */
    save: async ({ _id, version, ...answer }: Interest): Promise<boolean> => {
      const write = (upsert: boolean) =>
        model.updateOne(
          { _id, version: { $lte: version } },
          answer.interested
            ? { $set: { version, ...answer, ...waiting }, $unset: { lacksProfile: '' } }
            : { $set: { version, ...answer }, $unset: { ...waiting, lacksProfile: '' } },
          { upsert, writeConcern },
        );
      try {
        const saved = await write(true);
        return saved.matchedCount + saved.upsertedCount > 0;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The row exists: it is newer, or another answer was inserted at the same moment.
        return (await write(false)).matchedCount > 0;
      }
    },
    /** Notes what an interest waits for, unless a newer answer replaced it. */
    setWait: async ({ _id, version }: Interest, wait: Wait) => {
      const update =
        wait === undefined
          ? { $unset: waiting }
          : { $set: wait === 'student' ? { ...waiting, lacksProfile: true } : waiting };
      await model.updateOne({ _id, version }, update, { writeConcern });
    },
    /** Ends an interest that came to nothing, with the events that tell of it, unless a newer answer replaced it. */
    end: async ({ _id, version }: Interest, events: readonly StoredEvent[]) => {
      const update = { $unset: waiting, $push: { outbox: { $each: [...events] } } };
      await model.updateOne({ _id, version, ...waiting }, update, { writeConcern });
      outbox.wake();
    },
    byId: (_id: string) => model.findById(_id, withoutOutbox).lean<Interest>().exec(),
    waitingOfStudent: (studentId: number) =>
      model
        .find({ studentId, ...waiting }, withoutOutbox)
        .lean<Interest[]>()
        .exec(),
    waitingForJob: (jobId: number) =>
      model
        .find({ jobId, ...waiting }, withoutOutbox)
        .lean<Interest[]>()
        .exec(),
    ofStudent: (studentId: number) =>
      model.find({ studentId }, withoutOutbox).sort({ at: -1 }).lean<Interest[]>().exec(),
    removeOf: (studentId: number) => model.deleteMany({ studentId }, { writeConcern }),
  };
};

export type InterestStore = ReturnType<typeof interestStore>;
