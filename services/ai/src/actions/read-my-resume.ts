import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { readResumeForm, type ResumeForm } from '../domain/resume/resume-form.ts';

export type MyResume = ResumeForm & Readonly<{ uploadedAt: Date | undefined }>;

/**
 * What the student's resume says, in the fields of the profile, and when it was uploaded: another one may have been
 * stored since, whose event has not arrived. Undefined without a resume, or until the event of the first one arrives.
 */
export const readMyResume = async ({ profiles }: Context, { id }: UserCaller): Promise<MyResume | undefined> => {
  const { resume = '', resumeUploadedAt: uploadedAt } = (await profiles.texts.byId(id))?.subject ?? {};
  return resume || uploadedAt ? { ...readResumeForm(resume), uploadedAt } : undefined;
};
