import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { JobAssessed } from '@waratah/events/ai/v1';
import type { Job } from '@waratah/events/jobs/v1';
import { keepNewest } from '@waratah/kit/mongo/copies';
import { grouped } from '@waratah/kit/batching/grouped';
import { traceOfNow } from '@waratah/kit/tracing/trace-context';
import { regionalityOf } from '@waratah/vocabulary/law/regional-areas';
import { type Connection, Schema } from 'mongoose';
import type { Assessment, JobAd } from '../domain/job.ts';
import { studyWords } from '../domain/study-words.ts';
import { embeddingIn } from './vector.ts';

type StoredAssessment = Omit<Assessment, 'embedding'> & { embedding: Buffer; skills: readonly string[] };

/** As stored: fields from jobs' events and ai's assessments, which arrive in any order. */
export type JobDocument = {
  _id: number;
  version?: number;
  live?: boolean;
  ad?: Omit<JobAd, 'assessment' | 'id' | 'employer' | 'titleWords' | 'trace'>;
  /** The trace of the last event about the ad, while tracing is on. */
  trace?: string;
  assessedVersion?: number;
  assessment?: StoredAssessment;
  /** When any part was last taken in, by the clock of the process that did. */
  changedAt?: Date;
};

const schema = new Schema<JobDocument>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'jobs' },
);
schema.index({ changedAt: 1 });

const adOf = (job: Job): NonNullable<JobDocument['ad']> => ({
  title: job.title,
  companyName: job.companyName,
  place: {
    text: job.place?.text ?? '',
    city: job.place?.city ?? '',
    state: job.place?.state ?? '',
    remote: job.remote,
    regional: regionalityOf({ postcode: job.place?.postcode ?? '', state: job.place?.state ?? '' }),
    coordinates:
      job.place?.latitude !== undefined && job.place.longitude !== undefined
        ? { latitude: job.place.latitude, longitude: job.place.longitude }
        : undefined,
  },
  employmentType: job.employmentType,
  visaTypes: job.visaTypes,
  pay: job.salary && {
    min: job.salary.min,
    max: job.salary.max,
    currency: job.salary.currency,
    period: job.salary.period,
  },
  postedAt: job.postedAt ? timestampDate(job.postedAt) : new Date(0),
  expiresAt: job.expiresAt && timestampDate(job.expiresAt),
  sourceUrl: job.sourceUrl,
  skills: [...job.requiredSkills, ...job.preferredSkills].map((skill) => skill.toLowerCase()),
});

const quoted = <Kind extends string>(kind: Kind, { quote }: { quote: string }) => ({ kind, quote });
const unstated = { kind: 'unstated' } as const;

const sponsorshipOf = ({ sponsorship }: JobAssessed): Assessment['sponsorship'] => {
  const said = sponsorship?.kind;
  if (said?.case === 'offers') return quoted('offers', said.value);
  return said?.case === 'refuses' ? quoted('refuses', said.value) : unstated;
};

const workRightsOf = ({ workRights }: JobAssessed): Assessment['workRights'] => {
  const said = workRights?.kind;
  if (said?.case === 'residentsOnly') return quoted('residents_only', said.value);
  if (said?.case === 'fullRights') return quoted('full_rights', said.value);
  return said?.case === 'unclear' || said?.case === 'open' ? quoted(said.case, said.value) : unstated;
};

const typeOfBasis = { fullTime: 'FULL_TIME', partTime: 'PART_TIME', casual: 'CASUAL' } as const;

/** A choice of several bases says nothing of which one it will be. */
const employmentTypeOf = ({ bases }: JobAssessed): string | undefined => {
  const [only] = bases;
  return bases.length === 1 && only?.kind.case ? typeOfBasis[only.kind.case] : undefined;
};

const assessmentOf = (event: JobAssessed): StoredAssessment => ({
  embedding: Buffer.from(event.embedding),
  sponsorship: sponsorshipOf(event),
  workRights: workRightsOf(event),
  hours: event.hours && {
    min: event.hours.min,
    max: event.hours.max,
    quote: event.hours.quote,
    inferred: event.hours.inferred,
  },
  employmentType: employmentTypeOf(event),
  remote: event.workplace?.kind.case === 'remote',
  seniority: event.seniority && quoted(event.seniority.level, event.seniority),
  yearsAsked: event.experience?.minYears,
  skills: event.skills,
});

/** An assessment counts only when it read the ad as it now is. */
const jobOf = ({ _id, version = 0, ad, assessment, assessedVersion = -1, trace }: JobDocument): JobAd | undefined => {
  if (!ad) return undefined;
  const embedding = assessedVersion >= version ? embeddingIn(assessment?.embedding) : undefined;
  const found = assessment && embedding && { ...assessment, embedding };
  return {
    id: _id,
    ...ad,
    // What the form left open, the text may say.
    employmentType: ad.employmentType || (found?.employmentType ?? ''),
    place: { ...ad.place, remote: ad.place.remote || found?.remote === true },
    employer: ad.companyName.toLowerCase(),
    titleWords: studyWords(ad.title),
    skills: [...new Set([...ad.skills, ...(found?.skills ?? [])])],
    assessment: found,
    ...(trace && { trace }),
  };
};

/** Later than any day. */
const never = new Date(8.64e15);

/** What became of an ad; the mark differs when anything about it does. */
export type Change = Readonly<{ id: number; ad: JobAd | undefined; mark: string; changedAt: Date }>;

export const jobStore = (connection: Connection) => {
  const model = connection.model<JobDocument>('Job', schema);
  const keep = (id: number, version: number, fields: Record<string, unknown>) =>
    keepNewest(connection, 'jobs', { id, fence: 'version', version, fields: { ...fields, changedAt: new Date() } });
  /** When a live ad ends; undefined for one that is not live. */
  const endOf = grouped<number, Date | undefined>(async (ids) => {
    const documents = await model
      .find({ _id: { $in: [...new Set(ids)] }, live: true }, { 'ad.expiresAt': 1 })
      .lean<JobDocument[]>();
    const ends = new Map(documents.map(({ _id, ad }) => [_id, ad?.expiresAt ?? never]));
    return ids.map((id) => ends.get(id));
  });
  return {
    model,
    keepShown: (job: Job) => {
      const trace = traceOfNow();
      return keep(job.id, job.version, { live: true, ad: adOf(job), ...(trace && { trace }) });
    },
    /** Of a deleted ad the words go too. */
    keepClosed: (id: number, version: number, deleted = false) =>
      keep(id, version, { live: false, ...(deleted && { ad: null }) }),
    keepAssessment: (event: JobAssessed) =>
      keepNewest(connection, 'jobs', {
        id: event.jobId,
        fence: 'assessedVersion',
        again: true,
        version: event.jobVersion,
        fields: { assessment: assessmentOf(event), changedAt: new Date() },
      }),
    /** Ads that changed since an instant, each as it is now; those that are not shown without their ad. */
    changedSince: async (instant: Date): Promise<readonly Change[]> => {
      const documents = await model.find({ changedAt: { $gte: instant } }).lean<JobDocument[]>();
      return documents.map((document) => ({
        id: document._id,
        ad: document.live ? jobOf(document) : undefined,
        mark: `${document.version} ${document.assessedVersion} ${document.changedAt?.getTime()}`,
        changedAt: document.changedAt ?? instant,
      }));
    },
    /** Ads by their ids, shown or not; deleted ones are left out. */
    byIds: async (ids: readonly number[]): Promise<ReadonlyMap<number, JobAd>> => {
      const documents = await model.find({ _id: { $in: [...ids] } }).lean<JobDocument[]>();
      return new Map(
        documents.flatMap((document) => {
          const ad = jobOf(document);
          return ad ? [[ad.id, ad] as const] : [];
        }),
      );
    },
    /** Which of the given ads are shown and not expired. */
    aliveAmong: async (ids: readonly number[], now: Date): Promise<ReadonlySet<number>> => {
      const ends = await Promise.all(ids.map(endOf));
      return new Set(ids.filter((_, index) => (ends[index] ?? now) > now));
    },
  };
};

export type JobStore = ReturnType<typeof jobStore>;
