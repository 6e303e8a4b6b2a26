import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { JobAssessedSchema, ProfileAssessedSchema } from '@waratah/events/ai/v1';
import { UserSchema } from '@waratah/events/identity/v1';
import { JobSchema } from '@waratah/events/jobs/v1';

/** Invented messages, each valid as it is; a test sets the fields that it is about. */

export const aStudent = (id: number, fields: UserInit = {}) =>
  create(UserSchema, {
    id,
    version: 1,
    email: `student${id}@example.org`,
    emailVerified: true,
    fullName: 'Mei Tan',
    profile: {
      case: 'student',
      value: { visaType: '500', degree: 'Bachelor of Commerce', citySuburb: 'Ultimo NSW', skills: ['Excel'] },
    },
    ...fields,
  });

type JobInit = Exclude<MessageInitShape<typeof JobSchema>, { $typeName: string }>;
type AssessmentInit = Exclude<MessageInitShape<typeof JobAssessedSchema>, { $typeName: string }>;
type UserInit = Exclude<MessageInitShape<typeof UserSchema>, { $typeName: string }>;

const days = 86_400_000;

export const aJob = (id: number, fields: JobInit = {}, now = new Date()) =>
  create(JobSchema, {
    id,
    version: 1,
    title: `Shop assistant ${id}`,
    descriptionHtml: '<p>Serve customers and keep the shelves in order.</p>',
    companyName: `Company ${id}`,
    place: { text: 'Sydney NSW', city: 'Sydney', state: 'NSW', latitude: -33.868, longitude: 151.209 },
    employmentType: 'CASUAL',
    visaTypes: ['500', '485'],
    isWaratahJob: true,
    postedAt: timestampFromDate(new Date(now.getTime() - days / 2)),
    expiresAt: timestampFromDate(new Date(now.getTime() + 20 * days)),
    ...fields,
  });

const dimensions = 384;

/** Little-endian floats of unit length, along one axis. */
export const vector = (axis: number): Uint8Array<ArrayBuffer> => {
  const numbers = new Float32Array(dimensions);
  numbers[axis] = 1;
  return new Uint8Array(numbers.buffer);
};

export const anAssessment = (jobId: number, fields: AssessmentInit = {}) =>
  create(JobAssessedSchema, {
    jobId,
    jobVersion: 1,
    embedding: vector(0),
    sponsorship: { kind: { case: 'unstated', value: {} }, confidence: 0.5 },
    workRights: { kind: { case: 'unstated', value: {} } },
    hours: { min: 14, max: 14, quote: '14 hours a week' },
    occupations: [{ code: '621', confidence: 0.95 }],
    ...fields,
  });

/** A profile of somebody who sells in shops. */
export const aProfileAssessment = (userId: number, embedding = vector(0)) =>
  create(ProfileAssessedSchema, {
    userId,
    userVersion: 1,
    embedding,
    works: [
      { title: 'Sales Assistant', occupation: { code: '621', confidence: 0.95 }, start: '2024-01', end: 'Present' },
    ],
  });
