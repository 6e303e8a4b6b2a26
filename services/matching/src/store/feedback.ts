import { australianZone } from '@waratah/vocabulary/australia/day';
import type { DayCount } from '@waratah/vocabulary/day-counts';
import { changeAggregate, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey, writeConcern } from '@waratah/kit/mongo/connection';
import { type Outbox, outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { type Connection, Schema } from 'mongoose';
import { type Feedback, feedbackId, firstAnswer, type Given, nextAnswer } from '../domain/feedback.ts';

const schema = new Schema<Feedback>(
  {
    ...outboxFields,
    _id: { type: String, required: true },
    student: { type: Number, required: true },
    job: { type: Number, required: true },
    answer: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'feedback' },
);
schema.index({ student: 1, at: -1 });
schema.index({ job: 1, at: -1 });
schema.index(...outboxIndex);

/** Older answers are ignored: they say little about what a student wants now. */
const mostRemembered = 100;

export const feedbackStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Feedback>('Feedback', schema);
  return {
    model,
    /** Saves an answer with its event, replacing an earlier one about the same job. */
    save: async (given: Given, at: Date): Promise<Feedback | undefined> => {
      const change = () =>
        changeAggregate(model, outbox, feedbackId(given.student, given.job), (current) =>
          nextAnswer(current, given, at),
        );
      const changed = await change();
      if (changed) return changed;
      try {
        return await insertAggregate(model, outbox, firstAnswer(given, at));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return change();
      }
    },
    /** How many students are interested in a job, by the day of their answer. */
    interestedByDay: (job: number, from: string): Promise<DayCount[]> =>
      model
        .aggregate<DayCount>([
          { $match: { job, answer: 'interested' } },
          {
            $group: {
              _id: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: australianZone } },
              count: { $sum: 1 },
            },
          },
          { $match: { _id: { $gte: from } } },
          { $sort: { _id: 1 } },
          { $project: { _id: 0, day: '$_id', count: 1 } },
        ])
        .exec(),
    removeOf: async (student: number) => {
      await model.collection.deleteMany({ student }, { writeConcern });
    },
    /** The latest answers of each of the given students, newest first. */
    ofStudents: async (students: readonly number[]): Promise<ReadonlyMap<number, readonly Feedback[]>> => {
      const found = await model
        .find({ student: { $in: [...students] } }, { outbox: 0 })
        .sort({ at: -1 })
        .lean<Feedback[]>();
      const byStudent = Map.groupBy(found, ({ student }) => student);
      return new Map([...byStudent].map(([student, all]) => [student, all.slice(0, mostRemembered)]));
    },
  };
};

export type FeedbackStore = ReturnType<typeof feedbackStore>;
