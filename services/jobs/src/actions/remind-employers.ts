import type { Context } from '../context.ts';
import { reminded, reminderMs } from '../domain/reminder.ts';

const batchSize = 100;

/** Emails the employers of ads that end soon, once per end date. Answers how many ads were checked. */
export const remindEmployers = async (context: Context) => {
  const { jobs, clock } = context;
  let count = 0;
  for (;;) {
    const now = clock();
    const ids = await jobs.endingIds(now, new Date(now.getTime() + reminderMs), batchSize);
    for (const id of ids) await remind(context, id);
    count += ids.length;
    if (ids.length < batchSize) return count;
  }
};

const remind = ({ jobs, employers, publicUrl, clock }: Context, id: number) =>
  jobs.change(id, async (job) => {
    const employer = job.employerId === undefined ? null : await employers.byId(job.employerId);
    const jobUrl = `${publicUrl}/employer/jobs/${id}`;
    return reminded(job, employer?.email ? { ...employer, jobUrl } : undefined, clock());
  });
