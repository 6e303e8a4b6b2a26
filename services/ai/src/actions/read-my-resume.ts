import type { UserCaller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';
import { readResumeForm, type ResumeForm } from '../domain/resume/resume-form.ts';

/**
 * What the student's resume says, in the fields of the profile; undefined without a resume, or until its event arrives.
 */
export const readMyResume = async ({ profiles }: Context, { id }: UserCaller): Promise<ResumeForm | undefined> => {
  const text = await profiles.texts.byId(id);
  return text?.subject.resume ? readResumeForm(text.subject.resume) : undefined;
};
