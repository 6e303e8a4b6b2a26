import type { Job } from './job.ts';
import { periodOf } from './salary.ts';

const timestamp = (at: Date) => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return { seconds: BigInt(seconds), nanos: (at.getTime() - seconds * 1_000) * 1_000_000 };
};

/** The whole ad as its events contain it. */
export const messageOf = (job: Job) => ({
  id: job._id,
  version: job.version,
  title: job.title,
  descriptionHtml: job.description,
  employerId: job.employerId ?? 0,
  companyName: job.companyName,
  place: placeMessage(job),
  employmentType: job.employmentType ?? '',
  roleCategory: job.roleCategory ?? '',
  ...salaryMessage(job),
  payText: job.salary ?? '',
  experienceLevel: job.experienceLevel ?? '',
  hours: hoursMessage(job),
  remote: job.remoteOption,
  visaSponsorship: job.visaSponsorship,
  visaTypes: [...job.visaTypes],
  requiredSkills: [...job.requiredSkills],
  preferredSkills: [...job.preferredSkills],
  educationRequirements: job.educationRequirements ?? '',
  postedAt: timestamp(job.postedAt),
  expiresAt: timestamp(job.expiresAt),
  sourceWebsite: job.source?.website ?? '',
  sourceUrl: job.source?.url ?? '',
  isWaratahJob: !job.source,
  document: documentMessage(job),
  approvedByOperator: job.review.status === 'approved' && job.review.by === 'operator',
});

const hoursMessage = ({ hoursMin, hoursMax, workDays, shiftStart, shiftEnd }: Job) => ({
  min: hoursMin,
  max: hoursMax,
  days: [...(workDays ?? [])],
  shiftStart: shiftStart ?? '',
  shiftEnd: shiftEnd ?? '',
});

/** Absent for a document of an earlier release, whose words are not stored. */
const documentMessage = ({ document }: Job) => document?.words && { name: document.name, ...document.words };

const placeMessage = ({ location, place }: Job) => ({
  text: location ?? '',
  city: place.city ?? '',
  state: place.state ?? '',
  latitude: place.latitude,
  longitude: place.longitude,
  postcode: place.postcode ?? '',
});

const salaryMessage = (job: Job) => {
  const period = periodOf(job);
  return period && { salary: { min: job.salaryMin, max: job.salaryMax, currency: job.salaryCurrency, period } };
};
