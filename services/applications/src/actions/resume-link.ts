import { fileLink } from '@waratah/kit/files/file-links';
import type { Context } from '../context.ts';
import type { Application } from '../domain/application.ts';

/** A link to the resume of an application, valid for five minutes; null without a resume. */
export const resumeLink = async (
  { links, publicUrl }: Pick<Context, 'links' | 'publicUrl'>,
  { resume }: Pick<Application, 'resume'>,
) => {
  if (!resume) return null;
  const { key, name, type } = resume;
  return fileLink(links, publicUrl, { key, name, type, inline: false });
};
