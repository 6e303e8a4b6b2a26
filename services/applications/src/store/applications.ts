import { australianZone } from '@waratah/vocabulary/australia/day';
import { type DayCount, firstCountedDay } from '@waratah/vocabulary/day-counts';
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

/** Changes of status handled in one pass; the next pass follows at once. */
const maxEmailedAtOnce = 500;

/** The most applications that a student's list shows. */
const maxOfStudent = 500;

export type PageRequest = Readonly<{
  employerId: number;
  jobId?: number | undefined;
  status?: ApplicationStatus | undefined;
  /** The status to filter by. */
  /** The last id of the previous page. */
  before?: number | undefined;
  limit: number;
}>;

type Counts = Readonly<{ total: number; pending: number }>;

/** Applications. Each list is one query with its own index. */
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

  const withdrawnFrom = async (studentId: number, jobIds: readonly number[]) => {
    const found = await model
      .find({ studentId, jobId: { $in: [...jobIds] }, withdrawn: { $exists: true } }, { jobId: 1, withdrawn: 1 })
      .sort({ _id: 1 })
      .lean<Pick<Application, 'jobId' | 'withdrawn'>[]>()
      .exec();
    return new Map(found.flatMap(({ jobId, withdrawn }) => (withdrawn ? [[jobId, withdrawn.at] as const] : [])));
  };

  return {
    model,
    nextId: () => takeIds(connection, 'applications'),
    /** Throws the unique index's error when the student has applied for the ad already, or used the key. */
    insert: (made: Changed<Application>) => insertAggregate<Application>(model, outbox, made),
    change: (id: number, decide: (current: Application) => Changed<Application>) =>
      changeAggregate<Application>(model, outbox, id, decide),
    standingOf: (studentId: number, jobId: number) =>
      model
        .findOne({ studentId, jobId, ...standing }, withoutOutbox)
        .lean<Application>()
        .exec(),
    /** The one that a request of the student with this key made, withdrawn ones included. */
    byIdempotencyKey: (studentId: number, idempotencyKey: string) =>
      model.findOne({ studentId, idempotencyKey }, withoutOutbox).lean<Application>().exec(),
    /** Whether the student withdrew one at that time or later. */
    hasWithdrawnSince: async (studentId: number, jobId: number, at: Date) =>
      (await model.exists({ studentId, jobId, 'withdrawn.at': { $gte: at } })) !== null,
    /** How many the student has made for the ad on that day (UTC), withdrawn ones included. */
    countOfDay: (studentId: number, jobId: number, now: Date) =>
      model.countDocuments({ studentId, jobId, appliedAt: { $gte: new Date(now.toISOString().slice(0, 10)) } }).exec(),
    byIds: (ids: readonly number[]) =>
      model
        .find({ _id: { $in: [...ids] } }, withoutOutbox)
        .lean<Application[]>()
        .exec(),
    /** Ids of those that the student made before they were known to have confirmed their address. */
    unprovenOf: async (studentId: number) => {
      const found = await model
        .find({ studentId, addressUnproven: true, ...standing }, { _id: 1 })
        .lean<Pick<Application, '_id'>[]>();
      return found.map(({ _id }) => _id);
    },
    /** Newest first. */
    ofStudent: (studentId: number) =>
      model
        .find({ studentId, ...standing }, withoutOutbox)
        .sort({ _id: -1 })
        .limit(maxOfStudent)
        .lean<Application[]>()
        .exec(),
    /** Including withdrawn ones, newest first. */
    latestOfStudent: (studentId: number) =>
      model.find({ studentId }, withoutOutbox).sort({ _id: -1 }).limit(maxOfStudent).lean<Application[]>().exec(),
    /** Including withdrawn ones, without a limit. */
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
    /** How many applications an employer has, and how many of them wait for the employer, in one query. */
    numbersOf: async (employerId: number): Promise<Counts> => {
      const isPending = { $in: ['$status', [...pendingStatuses]] };
      const [found] = await model.aggregate<Counts>([
        { $match: { employerId, ...standing } },
        { $group: { _id: null, total: { $sum: 1 }, pending: { $sum: { $cond: [isPending, 1, 0] } } } },
        { $project: { _id: 0, total: 1, pending: 1 } },
      ]);
      return found ?? { total: 0, pending: 0 };
    },
    /** How many applications an ad of an employer has, with one query for all ads requested in the same tick. */
    countForJob: batchedByOwner(countsOf),
    /** How many were made on each of the last thirty days in Sydney; days without any are left out. */
    byDay: async (employerId: number, jobId: number, now: Date): Promise<readonly DayCount[]> => {
      const day = { $dateToString: { date: '$appliedAt', format: '%Y-%m-%d', timezone: australianZone } };
      return model.aggregate<DayCount>([
        { $match: { employerId, jobId, ...standing } },
        { $group: { _id: day, count: { $sum: 1 } } },
        { $match: { _id: { $gte: firstCountedDay(now) } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, day: '$_id', count: 1 } },
      ]);
    },
    /** A student's own application for an ad, with one query for all ads requested in the same tick. */
    ofStudentForJob: batchedByOwner(ofJobs),
    /** When a student last withdrew from an ad, with one query for all ads requested in the same tick. */
    withdrawnForJob: batchedByOwner(withdrawnFrom),
    /** Applications with an older version of the ad; for an open ad only those marked as closed. */
    behind: async (jobId: number, version: number, isOpen: boolean, limit: number) => {
      const found = await model
        .find({ jobId, jobVersion: { $lt: version }, ...(isOpen && { closed: { $exists: true } }) }, { _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Applications whose last change of status can no longer be undone and has not been emailed yet. */
    movesDue: async (now: Date) => {
      const found = await model
        .find({ 'move.emailAt': { $lte: now } }, { _id: 1 })
        .limit(maxEmailedAtOnce)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
    /** Which of the keys belong to resumes of applications. */
    resumesInUse: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await model
        .find({ 'resume.key': { $in: [...keys] } }, { 'resume.key': 1 })
        .lean<{ resume: { key: string } }[]>();
      return new Set(found.map(({ resume }) => resume.key));
    },
  };
};

export type ApplicationStore = ReturnType<typeof applicationStore>;
