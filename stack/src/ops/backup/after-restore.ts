import { nextTime } from '@waratah/kit/queues/cron';
import { writeConcern } from '@waratah/kit/mongo/connection';
import type { Connection } from 'mongoose';
import type { DatabaseName } from '../../databases.ts';

/** The hour at which the daily run is due. */
export type Morning = Readonly<{ pattern: string; timeZone: string }>;

/** Changes a restored database before any service uses it, so that nothing happens twice. */
export const settleRestored = async (mongo: Connection, name: DatabaseName, now: Date, morning: Morning) => {
  await raiseCounters(mongo, now);
  await dropRequestsForMail(mongo);
  if (name === 'identity') await endSessions(mongo);
  if (name === 'mailer') await dropWaitingMail(mongo, now);
  if (name === 'matching') await holdDigests(mongo, now, morning);
};

const margin = 1_000_000;
const countedSince = Date.UTC(2026, 0, 1);
const idsAnHour = 10_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Raises a counter after a restore. Ids given out after the copy was made still exist in links, folders of the bucket
 * and other people's notes, so the next ids are high enough that none is used again. Adding the minutes since 2026
 * keeps two restores of the same copy apart, as long as fewer than ten thousand ids an hour are given out between them
 * and they are at least a minute apart. 32 bits last until 2050.
 */
export const raised = (last: number, now: Date) => {
  const minutes = Math.floor((now.getTime() - countedSince) / minuteMs);
  return Math.max(last + margin, Math.floor((minutes * idsAnHour) / 60));
};

const raiseCounters = async (mongo: Connection, now: Date) => {
  const counters = mongo.collection<{ _id: string; last: number }>('counters');
  for await (const { _id, last } of counters.find())
    await counters.updateOne({ _id }, { $max: { last: raised(last, now) } }, { writeConcern });
};

/** Emails that the copy still requests have been sent since, or are too late. */
const dropRequestsForMail = async (mongo: Connection) => {
  const type = 'mail.message.v1.requested';
  for (const { name } of await mongo.listCollections())
    await mongo
      .collection<{ outbox: { type: string }[] }>(name)
      .updateMany({ 'outbox.type': type }, { $pull: { outbox: { type } } }, { writeConcern });
  await mongo.collection('published_events').deleteMany({ stream: 'MAIL' }, { writeConcern });
};

/** A session that ended after the copy was made would be valid again, so everybody has to sign in again. */
const endSessions = async (mongo: Connection) => {
  for (const name of ['sessions', 'reset_requests', 'sign_in_codes'])
    await mongo.collection(name).deleteMany({}, { writeConcern });
};

const dropWaitingMail = async (mongo: Connection, now: Date) => {
  await mongo
    .collection('messages')
    .updateMany(
      { state: { $in: ['waiting', 'claimed'] } },
      { $set: { state: 'expired', to: '', at: now }, $unset: { request: 1 }, $inc: { version: 1 } },
      { writeConcern },
    );
};

type Digest = { _id: string; student: number; day: string; state: string; at: Date };

/**
 * Unfinished digests are marked as missed, and so is today's run if its hour has passed. Students without a digest may
 * have got their first one after the copy was made; they get the next one in the morning.
 */
const holdDigests = async (mongo: Connection, now: Date, morning: Morning) => {
  const digests = mongo.collection<Digest>('digests');
  const underWay = { state: { $in: ['planned', 'prepared', 'requested'] } };
  await digests.updateMany(underWay, { $set: { state: 'missed', outbox: [] }, $inc: { version: 1 } }, { writeConcern });
  const runs = mongo.collection<{ _id: string; plannedAt: Date; chunks: object[] }>('runs');
  await runs.updateMany({}, { $set: { chunks: [] } }, { writeConcern });
  const today = dayOf(now, morning.timeZone);
  if (hasBegun(morning, now))
    await runs.updateOne({ _id: today }, { $set: { plannedAt: now, chunks: [] } }, { upsert: true, writeConcern });
  const day = dayOf(new Date(now.getTime() - 24 * hourMs), morning.timeZone);
  for await (const { _id: student } of mongo
    .collection<{ _id: number }>('students')
    .find({}, { projection: { _id: 1 } })) {
    if (await digests.findOne({ student, state: { $ne: 'empty' } }, { projection: { _id: 1 } })) continue;
    const missed = { version: 1, student, day, state: 'missed', jobs: [], funnel: [], at: now, outbox: [] };
    await digests.updateOne({ _id: `${student}:${day}` }, { $setOnInsert: missed }, { upsert: true, writeConcern });
  }
};

const dayOf = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

/** Whether the time of a cron pattern on this day has passed. */
const hasBegun = ({ pattern, timeZone }: Morning, now: Date): boolean => {
  const today = dayOf(now, timeZone);
  let at = nextTime(pattern, timeZone, new Date(now.getTime() - 26 * hourMs));
  while (at && at <= now && dayOf(at, timeZone) !== today) at = nextTime(pattern, timeZone, at);
  return at !== undefined && at <= now;
};
