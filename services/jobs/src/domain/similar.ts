import { areRelated } from '@waratah/vocabulary/occupations/families';
import { familiesOfTitle } from '@waratah/vocabulary/occupations/placement';
import { isSameName } from './company-name.ts';
import type { JobRecord } from './job.ts';
import { squaredKm } from './search/where.ts';
import { titleWordsOf } from './search/words.ts';

const nearKm = 30;
/** The share of title words that two ads must have in common if their occupation is unknown. */
const minShared = 0.5;

/** The candidates of the same or a related occupation, those nearby first, otherwise in the given order. */
export const similarTo = (job: JobRecord, candidates: readonly JobRecord[]): readonly JobRecord[] =>
  nearFirst(
    job,
    candidates.filter((other) => other._id !== job._id && !isSame(job, other) && isAlike(job, other)),
  );

/** The candidates that are the same job posted again, those nearby first, otherwise in the given order. */
export const repostsOf = (job: JobRecord, candidates: readonly JobRecord[]): readonly JobRecord[] =>
  nearFirst(
    job,
    candidates.filter((other) => other._id !== job._id && isSame(job, other)),
  );

const nearFirst = (job: JobRecord, others: readonly JobRecord[]) => [
  ...others.filter((other) => isNear(job, other)),
  ...others.filter((other) => !isNear(job, other)),
];

const isSame = (one: JobRecord, other: JobRecord) =>
  one.title.toLowerCase() === other.title.toLowerCase() &&
  ((one.employerId !== undefined && one.employerId === other.employerId) ||
    isSameName(one.companyName, other.companyName));

const isAlike = (one: JobRecord, other: JobRecord) => {
  const [family] = familiesOfTitle(one.title);
  const [otherFamily] = familiesOfTitle(other.title);
  if (family && otherFamily) return areRelated(family.code, otherFamily.code);
  const words = titleWordsOf(one.title);
  const shared = titleWordsOf(other.title).filter((word) => words.includes(word)).length;
  return shared >= words.length * minShared;
};

const isNear = ({ place: from }: JobRecord, { place: to, remoteOption }: JobRecord) => {
  if (remoteOption) return true;
  if (from.latitude === undefined || from.longitude === undefined) return to.state === from.state;
  if (to.latitude === undefined || to.longitude === undefined) return false;
  const { latitude, longitude } = from;
  return squaredKm(to.latitude, to.longitude, { latitude, longitude }) <= nearKm * nearKm;
};
