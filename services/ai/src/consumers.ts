import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Student, User } from '@waratah/events/identity/v1';
import type { Document, Job } from '@waratah/events/jobs/v1';
import type { Handlers } from '@waratah/kit/events/consumer';
import { acceptText } from './actions/accept-text.ts';
import { forget } from './actions/forget.ts';
import type { Context } from './context.ts';
import type { Ad } from './domain/ad.ts';
import type { Profile } from './domain/profile.ts';
import { profileRank, rankOfAd } from './domain/rank.ts';

const documentOf = ({ name, text, isWhole }: Document) => ({ name, text, isWhole });

const adOf = (job: Job): Ad => ({
  title: job.title,
  descriptionHtml: job.descriptionHtml,
  skills: [...job.requiredSkills, ...job.preferredSkills],
  education: job.educationRequirements,
  asides: [job.payText, job.place?.text ?? '', job.place?.city ?? '', job.experienceLevel, job.companyName],
  ...(job.document && { document: documentOf(job.document) }),
});

const acceptAd =
  (context: Context) =>
  async ({ data: { job } }: { data: { job?: Job | undefined } }) => {
    if (!job) return;
    const { id, version, employerId } = job;
    const subject = adOf(job);
    await acceptText(context, context.jobs, {
      id,
      version,
      subject,
      employerId,
      rank: rankOfAd(subject, job.isWaratahJob),
    });
  };

const acceptStudent =
  (context: Context) =>
  async ({ data: { user } }: { data: { user?: User | undefined } }) => {
    if (user?.profile.case !== 'student') return;
    const subject = profileOf(user.profile.value);
    await acceptText(context, context.profiles, { id: user.id, version: user.version, subject, rank: profileRank });
  };

const profileOf = (student: Student): Profile => ({
  degree: student.degree,
  education: student.education.map(({ degree, field }) => ({ degree, field })),
  experience: student.experience.map(({ title, description, start, end }) => ({ title, description, start, end })),
  skills: [...student.skills],
  activities: [...student.activities],
  ...(student.resumeText && { resume: student.resumeText }),
  ...(student.resume?.uploadedAt && { resumeUploadedAt: timestampDate(student.resume.uploadedAt) }),
});

/**
 * What the service does on each event. The assessment of a closed ad is kept, because the ad may be shown again; that
 * of a deleted one is not.
 */
export const handlersOf = (context: Context): Handlers => ({
  'jobs.job.v1.submitted': acceptAd(context),
  'jobs.job.v1.published': acceptAd(context),
  'jobs.job.v1.updated': acceptAd(context),
  'jobs.job.v1.closed': async ({ data }) => {
    if (data.reason === 'deleted') await forget(context.jobs, data.jobId);
  },
  'identity.user.v1.registered': acceptStudent(context),
  'identity.profile.v1.updated': acceptStudent(context),
  'identity.resume.v1.uploaded': acceptStudent(context),
  'identity.resume.v1.removed': acceptStudent(context),
  'identity.user.v1.deleted': ({ data }) => forget(context.profiles, data.userId),
});
