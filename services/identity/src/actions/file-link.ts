import type { UserCaller } from '@waratah/kit/security/auth';
import { notFound } from '@waratah/kit/errors';
import { fileLink } from '@waratah/kit/files/file-links';
import type { Context } from '../context.ts';
import type { StoredFile } from '../domain/stored-file.ts';

/** A link to a file, valid for five minutes. A browser saves the file; only images that we drew are displayed. */
export const linkTo = async ({ links, publicUrl }: Context, file: StoredFile | undefined) =>
  file ? fileLink(links, publicUrl, { key: file.key, name: file.name, type: file.type, inline: isImage(file) }) : null;

const isImage = ({ type }: StoredFile) => type === 'image/webp';

/** A link to the caller's resume. Errors: NOT_FOUND when there is none. */
export const resumeLink = async (context: Context, caller: UserCaller) => {
  const resume = (await context.users.byId(caller.id))?.resume;
  const url = await linkTo(context, resume);
  if (!resume || !url) throw notFound('Resume');
  return { url, name: resume.name };
};
