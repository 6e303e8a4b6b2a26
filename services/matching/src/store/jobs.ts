import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { JobAssessed, LanguagesAsked, Tenure } from '@waratah/events/ai/v1';
import type { Job } from '@waratah/events/jobs/v1';
import { keepNewest, keepStanding, keepWhole, noContentAfter } from '@waratah/kit/mongo/copies';
import { batchedById } from '@waratah/kit/batching/by-id';
import { grouped } from '@waratah/kit/batching/grouped';
import { currentTrace } from '@waratah/kit/tracing/trace-context';
import type { Localities } from '@waratah/vocabulary/australia/localities';
import { regionalityOf, regionalSince } from '@waratah/vocabulary/law/regional-areas';
import { demandOfSaid } from '@waratah/vocabulary/law/said-demand';
import { levelNamed } from '@waratah/vocabulary/occupations/levels';
import type { PayTerm } from '@waratah/vocabulary/pay-terms';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { weekdays, type WorkHours } from '@waratah/vocabulary/work-hours';
import { type Connection, Schema } from 'mongoose';
import type { Assessment, JobAd } from '../domain/job.ts';
import { type AdFields, readAdOf } from '../domain/read-ad.ts';
import { embeddingIn } from './vector.ts';

type StoredAssessment = Omit<Assessment, 'embedding'> & { embedding: Buffer; skills: readonly string[] };

/** As stored: fields from jobs' events and ai's assessments, which arrive in any order. */
export type JobDocument = {
  _id: number;
  version?: number;
  live?: boolean;
  /** An operator has read and approved it. */
  approvedByOperator?: boolean;
  ad?: AdFields;
  /** The trace of the last event about the ad, while tracing is on. */
  trace?: string;
  assessedVersion?: number;
  assessment?: StoredAssessment;
  /** When any part was last written, by the clock of the process that wrote it. */
  changedAt?: Date;
};

const schema = new Schema<JobDocument>(
  { _id: Number, version: Number },
  { strict: false, versionKey: false, collection: 'jobs' },
);
schema.index({ changedAt: 1 });

/** An ad from another website without a URL cannot be applied for, so it is sent to nobody. */
const canBeAppliedFor = ({ isWaratahJob, sourceUrl }: Job) => isWaratahJob || linkAddressOf(sourceUrl) !== undefined;

const workHoursOf = ({ hours }: Job): WorkHours | undefined =>
  hours && {
    hoursMin: hours.min,
    hoursMax: hours.max,
    workDays: weekdays.filter((day) => hours.days.includes(day)),
    shiftStart: hours.shiftStart,
    shiftEnd: hours.shiftEnd,
  };

const adOf = (job: Job): AdFields => ({
  title: job.title,
  companyName: job.companyName,
  place: {
    text: job.place?.text ?? '',
    city: job.place?.city ?? '',
    state: job.place?.state ?? '',
    remote: job.remote,
    regional: regionalityOf({ postcode: job.place?.postcode ?? '', state: job.place?.state ?? '' }),
    regionalSince: regionalSince(job.place?.postcode ?? ''),
    coordinates:
      job.place?.latitude !== undefined && job.place.longitude !== undefined
        ? { latitude: job.place.latitude, longitude: job.place.longitude }
        : undefined,
  },
  employmentType: job.employmentType,
  level: levelNamed(job.experienceLevel),
  visaTypes: job.visaTypes,
  pay: job.salary && {
    min: job.salary.min,
    max: job.salary.max,
    currency: job.salary.currency,
    period: job.salary.period,
  },
  workHours: workHoursOf(job),
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

const typeOfBasis = { fullTime: 'FULL_TIME', partTime: 'PART_TIME', casual: 'CASUAL' } as const;

/** A choice of several bases does not tell which one it will be. */
const employmentTypeOf = ({ bases }: JobAssessed): string | undefined => {
  const [only] = bases;
  return bases.length === 1 && only?.kind.case ? typeOfBasis[only.kind.case] : undefined;
};

const payTermsOf = ({ payTerms }: JobAssessed): readonly PayTerm[] =>
  payTerms.flatMap(({ kind }) => (kind.case ? [{ kind: kind.case, quote: kind.value.quote }] : []));

/** Six months are half a year. */
const yearsAskedIn = ({ experience }: JobAssessed): number | undefined =>
  experience?.minMonths === undefined ? experience?.minYears : experience.minMonths / 12;

const termOf = ({ months, firstDay: first, lastDay: last }: Tenure) => ({ months, first, last });

const languagesOf = ({ anyOf, quote }: LanguagesAsked) => ({ anyOf, quote });

const assessmentOf = (event: JobAssessed): StoredAssessment => ({
  embedding: Buffer.from(event.embedding),
  sponsorship: sponsorshipOf(event),
  workRights: demandOfSaid(event.workRights),
  hours: event.hours && {
    min: event.hours.min,
    max: event.hours.max,
    quote: event.hours.quote,
    inferred: event.hours.inferred,
    ...(event.hours.days !== undefined && { days: event.hours.days }),
  },
  employmentType: employmentTypeOf(event),
  ...(event.bases.some(({ kind }) => kind.case === 'partTime' || kind.case === 'casual') && { offersPartTime: true }),
  remote: event.workplace?.kind.case === 'remote',
  ...(event.workplace?.kind.case === 'abroad' && { abroad: event.workplace.kind.value.quote }),
  ...(event.workplace?.kind.case === 'majorCity' && { inMajorCity: true }),
  seniority: event.seniority && quoted(event.seniority.level, event.seniority),
  yearsAsked: yearsAskedIn(event),
  ...(event.tenure && { tenure: termOf(event.tenure) }),
  ...(event.firstDay && { firstDay: event.firstDay.day }),
  ...(event.ongoing && { ongoing: true }),
  ...(event.unpaid && { unpaid: quoted('unpaid', event.unpaid) }),
  ...(event.payTerms.length > 0 && { payTerms: payTermsOf(event) }),
  ...(event.juniorPay && { juniorPay: event.juniorPay.quote }),
  ...(event.languagesAsked && { languagesAsked: languagesOf(event.languagesAsked) }),
  suspicious: event.scamSignals.length > 0,
  skills: event.skills,
  occupations: event.occupations.map(({ code, confidence }) => ({ code, confidence })),
});

/** An assessment counts only if it is of the ad's current version. */
const jobOf =
  (localities: Localities) =>
  ({ _id, version = 0, ad, assessment, assessedVersion = -1, trace }: JobDocument): JobAd | undefined => {
    if (!ad) return undefined;
    const embedding = assessedVersion >= version ? embeddingIn(assessment?.embedding) : undefined;
    const found = assessment && embedding && { ...assessment, embedding };
    return {
      id: _id,
      ...readAdOf(ad, found, localities),
      ...(trace && { trace }),
    };
  };

/** An ad with signs of fraud is sent to nobody until an operator has approved it, in every moderation mode. */
const mayBeSent = ({ live, assessment, approvedByOperator }: JobDocument) =>
  live === true && (assessment?.suspicious !== true || approvedByOperator === true);

const withoutWords = {
  ad: null,
  approvedByOperator: false,
  assessment: null,
  assessedVersion: Number.MAX_SAFE_INTEGER,
  ...noContentAfter,
} as const;

/** Later than any date that an ad can have. */
const never = new Date(8.64e15);

/** An ad after a change; the mark differs whenever anything about the ad does. */
export type Change = Readonly<{ id: number; ad: JobAd | undefined; mark: string; changedAt: Date }>;

export const jobStore = (connection: Connection, localities: Localities) => {
  const read = jobOf(localities);
  const model = connection.model<JobDocument>('Job', schema);
  /** When a live ad ends; undefined for one that is not live. */
  const endOf = grouped<number, Date | undefined>(async (ids) => {
    const documents = await model
      .find({ _id: { $in: [...new Set(ids)] }, live: true }, { 'ad.expiresAt': 1 })
      .lean<JobDocument[]>();
    const ends = new Map(documents.map(({ _id, ad }) => [_id, ad?.expiresAt ?? never]));
    return ids.map((id) => ends.get(id));
  });
  const byIds = async (ids: readonly number[]): Promise<ReadonlyMap<number, JobAd>> => {
    const documents = await model.find({ _id: { $in: [...ids] } }).lean<JobDocument[]>();
    return new Map(
      documents.flatMap((document) => {
        const ad = read(document);
        return ad ? [[ad.id, ad] as const] : [];
      }),
    );
  };
  return {
    model,
    keepShown: (job: Job) => {
      const trace = currentTrace();
      const { id, version, approvedByOperator } = job;
      return keepWhole(connection, 'jobs', {
        id,
        version,
        content: { approvedByOperator, ad: adOf(job), ...(trace && { trace }), changedAt: new Date() },
        standing: { live: canBeAppliedFor(job) },
      });
    },
    /** The words of a deleted ad are removed too, and no later assessment restores any. */
    keepClosed: (id: number, version: number, deleted = false) => {
      const fields = { live: false, ...(deleted && withoutWords), changedAt: new Date() };
      return keepStanding(connection, 'jobs', { id, version, fields });
    },
    keepAssessment: (event: JobAssessed) =>
      keepNewest(connection, 'jobs', {
        id: event.jobId,
        fence: 'assessedVersion',
        again: true,
        version: event.jobVersion,
        fields: { assessment: assessmentOf(event), changedAt: new Date() },
      }),
    /** Ads that changed since an instant, in their current state; hidden ones come without their content. */
    changedSince: async (instant: Date): Promise<readonly Change[]> => {
      const documents = await model.find({ changedAt: { $gte: instant } }).lean<JobDocument[]>();
      return documents.map((document) => ({
        id: document._id,
        ad: mayBeSent(document) ? read(document) : undefined,
        mark: `${document.version} ${document.assessedVersion} ${document.changedAt?.getTime()}`,
        changedAt: document.changedAt ?? instant,
      }));
    },
    /** Ads by their ids, shown or not; deleted ones are left out. */
    byIds,
    /** One ad by its id; all ids requested in the same tick are read with one query. */
    byId: batchedById(byIds),
    /** Which of the given ads are shown and not expired. */
    aliveAmong: async (ids: readonly number[], now: Date): Promise<ReadonlySet<number>> => {
      const ends = await Promise.all(ids.map(endOf));
      return new Set(ids.filter((_, index) => (ends[index] ?? now) > now));
    },
  };
};

/** The ad as other services refer to it. */
export type JobReference = Readonly<{ id: number; employerId?: number | null | undefined }>;

export type JobStore = ReturnType<typeof jobStore>;
