import type { Today } from './day.ts';
import { live } from './gate/judge.ts';
import { type JobAd, weeklyHours } from './job.ts';
import type { Student } from './student.ts';

/** The parts of a profile that decide matches, in the order in which they are asked for. */
export const stepNames = ['visa', 'suburb', 'skills', 'hours'] as const;
type StepName = (typeof stepNames)[number];

/** Whether the part is filled in, and how many live jobs can be checked against it. */
export type ProfileStep = Readonly<{ name: StepName; isDone: boolean; jobs: number }>;

/** Fewer skills than this do not distinguish jobs. */
const enoughSkills = 3;

const isDone: Readonly<Record<StepName, (student: Student) => boolean>> = {
  visa: ({ visaType }) => visaType !== '',
  suburb: ({ place }) => place !== undefined,
  skills: ({ skills }) => skills.length >= enoughSkills,
  hours: ({ preferences: { hoursWanted, daysWanted, timesWanted } }) =>
    hoursWanted !== undefined || daysWanted.length + timesWanted.length > 0,
};

/** The law of the visa is asked of every job; the others of jobs that say where, with which skills, or for how long. */
const concerns: Readonly<Record<StepName, (job: JobAd) => boolean>> = {
  visa: () => true,
  suburb: ({ place }) => !place.remote && place.coordinates !== undefined,
  skills: ({ skills }) => skills.length > 0,
  hours: (job) => weeklyHours(job) !== undefined || (job.workHours?.workDays?.length ?? 0) > 0,
};

export const profileStepsOf = (
  student: Student | undefined,
  jobs: readonly JobAd[],
  { now }: Pick<Today, 'now'>,
): readonly ProfileStep[] => {
  const shown = jobs.filter((job) => live(job, now).kind === 'eligible');
  return stepNames.map((name) => ({
    name,
    isDone: student !== undefined && isDone[name](student),
    jobs: shown.filter(concerns[name]).length,
  }));
};
