import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid } from '@waratah/kit/errors';
import { readUpload } from '@waratah/kit/files/committed-files';
import { cleanFileName } from '@waratah/kit/files/file-name';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import { documentFolder, type JobDocument } from '../domain/document.ts';
import { documented } from '../domain/lifecycle.ts';
import { messages } from '../domain/messages.ts';
import { changeOwnJob } from './change-own-job.ts';
import { recogniseDocument } from './recognise-document.ts';

type Uploaded = Readonly<{ id: number; key: string; name: string }>;

/** Makes an uploaded file the document of an own ad; the one before is removed. */
export const commitDocument = async (context: Context, caller: UserCaller, { id, key, name }: Uploaded) => {
  const { objects, clock } = context;
  const bytes = await readUpload(objects, { key, prefix: `${documentFolder}/${caller.id}`, maxBytes: uploadBytes });
  try {
    const type = await recogniseDocument(bytes);
    if (!type) throw invalid('file', messages.wrongDocument);
    const document = { key, name: cleanFileName(name, 'document'), type, sizeBytes: bytes.length, at: clock() };
    return await replaceDocument(context, caller, id, document);
  } catch (error) {
    await objects.remove([key]);
    throw error;
  }
};

export const removeDocument = (context: Context, caller: UserCaller, id: number) =>
  replaceDocument(context, caller, id, undefined);

/** What a crash leaves of the one before is removed by the sweep. */
const replaceDocument = async (context: Context, caller: UserCaller, id: number, document: JobDocument | undefined) => {
  let before: string | undefined;
  const job = await changeOwnJob(context, caller, id, (current) => {
    before = current.document?.key;
    return documented(current, document);
  });
  if (before && before !== document?.key)
    await context.objects.remove([before]).catch((err: unknown) => context.log.warn({ err }, 'an old file waits'));
  return job;
};
