import { create } from '@bufbuild/protobuf';
import { MessageRequestedSchema } from '@waratah/events/mail/v1';
import type { Caller } from '@waratah/kit/security/auth';
import type { Context } from '../context.ts';

/** The fields of an application that are needed here. */
export type Moving = Readonly<{
  employerId: number;
  user: Readonly<{ fullName: string }>;
  job: Readonly<{ title: string; company: Readonly<{ name: string }> }>;
}>;

/**
 * The email that a change of an application's status would send, made by its template; null for everyone but the ad's
 * employer.
 */
export const previewMove = (
  { templates, publicUrl }: Context,
  caller: Caller,
  { employerId, user, job }: Moving,
  status: string,
) => {
  if (caller.kind !== 'user' || caller.id !== employerId) return null;
  const value = {
    fullName: user.fullName,
    title: job.title,
    companyName: job.company.name,
    status,
    applicationsUrl: `${publicUrl}/profile?tab=applications`,
  };
  const { subject, text } = templates.render(
    create(MessageRequestedSchema, { content: { case: 'applicationMoved', value } }),
  );
  return { subject, text };
};
