import { batchedByOwner } from '@waratah/kit/batching/by-id';
import { changeAggregate, type Changed, insertAggregate } from '@waratah/kit/mongo/aggregate';
import { takeIds } from '@waratah/kit/mongo/connection';
import type { Outbox } from '@waratah/kit/events/outbox';
import type { Connection } from 'mongoose';
import type { Application } from '../domain/application.ts';
import type { ApplicationStatus } from '@waratah/vocabulary/statuses';
import { pendingStatuses } from '../domain/status.ts';
import { applicationSchema } from './application-schema.ts';

const withoutOutbox = { outbox: 0 } as const;

const standing = { standing: true } as const;

/** More than a student reads. */
const maxOfStudent = 500;

export type PageRequest = Readonly<{
  employerId: number;
  jobId?: number | undefined;
  status?: ApplicationStatus | undefined;
  /** The last id of the page before. */
  before?: number | undefined;
  limit: number;
}>;

type Counts = Readonly<{ total: number; pending: number }>;

/** Applications. Each list is one query with an index of its own. */
export const applicationStore = (connection: Connection, outbox: Outbox) => {
  const model = connection.model<Application>('Application', applicationSchema);

  const countsOf = async (employerId: number, jobIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
    const found = await model.aggregate<{ _id: number; count: number }>([
      { $match: { employerId, jobId: { $in: [...jobIds] }, ...standing } },
      { $group: { _id: '$jobId', count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id, count]));
  };

  const ofJobs = async (studentId: number, jobIds: readonly number[]) => {
    const found = await model
      .find({ studentId, jobId: { $in: [...jobIds] }, ...standing }, withoutOutbox)
      .lean<Application[]>()
      .exec();
    return new Map(found.map((application) => [application.jobId, application]));
  };

  return {
    model,
    nextId: () => takeIds(connection, 'applications'),
    /** Throws the unique index's error when the student has applied for the ad already. */
    insert: (made: Changed<Application>) => insertAggregate<Application>(model, outbox, made),
    change: (id: number, decide: (current: Application) => Changed<Application>) =>
      changeAggregate<Application>(model, outbox, id, decide),
    standingOf: (studentId: number, jobId: number) =>
      model
        .findOne({ studentId, jobId, ...standing }, withoutOutbox)
        .lean<Application>()
        .exec(),
    /** True when they took one back at that time or later. */
    hasWithdrawnSince: async (studentId: number, jobId: number, at: Date) =>
      (await model.exists({ studentId, jobId, 'withdrawn.at': { $gte: at } })) !== null,
    byIds: (ids: readonly number[]) =>
      model
        .find({ _id: { $in: [...ids] } }, withoutOutbox)
        .lean<Application[]>()
        .exec(),
    /** Newest first. */
    ofStudent: (studentId: number) =>
      model
        .find({ studentId, ...standing }, withoutOutbox)
        .sort({ _id: -1 })
        .limit(maxOfStudent)
        .lean<Application[]>()
        .exec(),
    /** Withdrawn ones too. */
    everyOfStudent: (studentId: number) =>
      model.find({ studentId }, withoutOutbox).sort({ _id: -1 }).lean<Application[]>().exec(),
    /** Newest first. */
    pageOf: ({ employerId, jobId, status, before, limit }: PageRequest) =>
      model
        .find(
          {
            employerId,
            ...standing,
            ...(jobId !== undefined && { jobId }),
            ...(status !== undefined && { status }),
            ...(before !== undefined && { _id: { $lt: before } }),
          },
          withoutOutbox,
        )
        .sort({ _id: -1 })
        .limit(limit)
        .lean<Application[]>()
        .exec(),
    /** How many an employer has, and how many wait for them, in one read. */
    numbersOf: async (employerId: number): Promise<Counts> => {
      const isPending = { $in: ['$status', [...pendingStatuses]] };
      const [found] = await model.aggregate<Counts>([
        { $match: { employerId, ...standing } },
        { $group: { _id: null, total: { $sum: 1 }, pending: { $sum: { $cond: [isPending, 1, 0] } } } },
        { $project: { _id: 0, total: 1, pending: 1 } },
      ]);
      return found ?? { total: 0, pending: 0 };
    },
    /** How many applications an employer has for an ad; one query for all ads asked for in the same turn. */
    countForJob: batchedByOwner(countsOf),
    /** A student's own application for an ad; one query for all ads asked for in the same turn. */
    ofStudentForJob: batchedByOwner(ofJobs),
    /** Applications with an older version of the ad; of an open ad only those marked as closed. */
    behind: async (jobId: number, version: number, isOpen: boolean, limit: number) => {
      const found = await model
        .find({ jobId, jobVersion: { $lt: version }, ...(isOpen && { closed: { $exists: true } }) }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Which of the keys are those of resumes of applications. */
    resumesInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await model
        .find({ 'resume.key': { $in: [...keys] } }, { 'resume.key': 1 })
        .lean<{ resume: { key: string } }[]>();
      return new Set(found.map(({ resume }) => resume.key));
    },
  };
};

export type ApplicationStore = ReturnType<typeof applicationStore>;
