import { isDeepStrictEqual } from 'node:util';
import { readFields } from '@waratah/vocabulary/posting-fields';
import type { Assessment, Job, JobFields } from './job.ts';
import type { Standing } from './standing.ts';

/** The part of an ad that the ai service reads, apart from its document. */
const wordsOf = (fields: JobFields) => readFields.map((name) => fields[name]);

/** Whether two ads have the same text for the ai service. */
export const saysTheSame = (one: JobFields, other: JobFields) => isDeepStrictEqual(wordsOf(one), wordsOf(other));

/** Whether an assessment is of the ad's current text. Pausing and amounts of pay do not change the text. */
export const isOfPresentWords = (job: Job, assessment: Pick<Assessment, 'jobVersion'> | undefined) =>
  assessment !== undefined && assessment.jobVersion >= (job.wordsVersion ?? job.version);

/**
 * Whether the email about a state waits for the assessment of the current text, because signs of fraud could contradict
 * that the ad is live or add a reason to its review. An ad that an operator approved does not wait.
 */
export const waitsForReading = (job: Job, standing: Standing, assessment: Assessment | undefined) => {
  if (isOfPresentWords(job, assessment)) return false;
  if (standing === 'live') return !('by' in job.review && job.review.by === 'operator');
  return standing === 'in_review';
};
