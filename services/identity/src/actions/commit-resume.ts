import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid } from '@waratah/kit/errors';
import { findUpload, type StoredFile } from '@waratah/kit/files/committed-files';
import { typeOfKind } from '@waratah/kit/files/file-kinds';
import { fileNameOf } from '@waratah/kit/files/file-name';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import { folderOf, resumeRemoved, resumeUploaded } from '../domain/files.ts';
import { messages } from '../domain/messages.ts';
import { readResume } from '../files/read-resume.ts';
import { removeRefused, replaceFile } from './replace-file.ts';

type Uploaded = Readonly<{ key: string; name: string }>;

/** Makes an uploaded PDF the resume, after checking that it is complete and readable. */
export const commitResume = async (context: Context, caller: UserCaller, { key, name }: Uploaded) => {
  await context.limits.files.count(String(caller.id));
  const prefix = `${folderOf.resume}/${caller.id}`;
  const upload = await findUpload(context.objects, {
    key,
    prefix,
    maxBytes: uploadBytes,
    committed: context.users.filesInUse,
  });
  try {
    const { text, sizeBytes } = await keepReadable(context, upload);
    const at = context.clock();
    const file = { key, name: fileNameOf(name, 'pdf', 'resume'), type: typeOfKind.pdf, sizeBytes, at };
    return await replaceFile(context, caller, 'resume', (user) => resumeUploaded(user, file, text, at));
  } catch (error) {
    await removeRefused(context, key, error);
    throw error;
  }
};

/** Replaces the upload with the copy that was judged. */
const keepReadable = async ({ objects }: Context, { key, read }: StoredFile) => {
  const reading = await readResume(read);
  if (reading.kind !== 'text') throw invalid('file', messages.badPdf[reading.kind]);
  return { text: reading.text, sizeBytes: await objects.write(key, typeOfKind.pdf, reading.bytes) };
};

export const removeResume = (context: Context, caller: UserCaller) =>
  replaceFile(context, caller, 'resume', (user) => resumeRemoved(user, context.clock()));
