import type { JobAssessed } from '@waratah/events/ai/v1';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import type { Context } from '../context.ts';
import { assessmentOf } from '../domain/assessment.ts';
import { heldEmail } from '../domain/emails.ts';
import type { Assessment, Job } from '../domain/job.ts';
import { heldBack, isQuoted, notified, unchanged } from '../domain/lifecycle.ts';
import { standingOf } from '../domain/standing.ts';
import { isOfPresentWords } from '../domain/words-read.ts';
import { changeJob } from './change-job.ts';
import { withEmail, withStandingEmail } from './with-email.ts';

/**
 * Keeps the ai service's assessment of an ad. An ad with signs of fraud is held for review, also if its words were changed
 * after they were read, and its employer is told which words are checked. An email that waited for the assessment is sent.
 */
export const recordAssessment = async (context: Context, event: JobAssessed) => {
  const { jobs, clock } = context;
  const assessment = assessmentOf(event);
  const emailWaits = await jobs.saveAssessment(event.jobId, assessment, clock());
  if (!assessment.signals.length && !emailWaits) return;
  await changeJob(context, event.jobId, (job) => judged(context, job, assessment));
};

const judged = (context: Context, job: Job, assessment: Assessment): Changed<Job> | Promise<Changed<Job>> => {
  const { signals } = assessment;
  const now = context.clock();
  const areBeforeChange = !isOfPresentWords(job, assessment);
  const held = signals.length ? heldBack(job, signals, now, { areBeforeChange }) : unchanged(job);
  if (!areBeforeChange && job.emailWaits && standingOf(held[0], now) === standingOf(job, now))
    return withStandingEmail(context, notified(job, held));
  if (held[0] === job || isQuoted(job, signals)) return held;
  return withEmail(context, held, (changed, recipient, at) => heldEmail(changed, signals, recipient, at));
};
