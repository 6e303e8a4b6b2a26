import type { Assessment } from '../domain/job.ts';

type Assessed = Readonly<{ _id: number; assessment?: Assessment | undefined }>;

/**
 * Assessments from recent events. Every process with a search index follows these events itself, and may read an ad
 * before a worker has stored its assessment.
 */
export const recentAssessments = () => {
  let recent = new Map<number, Assessment>();
  let older = new Map<number, Assessment>();
  const of = (id: number) => recent.get(id) ?? older.get(id);
  return {
    add: (id: number, assessment: Assessment) => {
      if ((of(id)?.jobVersion ?? 0) <= assessment.jobVersion) recent.set(id, assessment);
    },
    /** The ad with its stored or its recent assessment, whichever is newer. */
    applyTo: <Job extends Assessed>(job: Job): Job => {
      const assessment = of(job._id);
      return assessment && (job.assessment?.jobVersion ?? 0) <= assessment.jobVersion ? { ...job, assessment } : job;
    },
    /** Drops entries added before the previous call. */
    expire: () => {
      older = recent;
      recent = new Map();
    },
  };
};
