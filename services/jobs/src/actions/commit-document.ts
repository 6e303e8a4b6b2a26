import { folders } from '@waratah/kit/files/object-rights';
import type { UserCaller } from '@waratah/kit/security/auth';
import { findUpload } from '@waratah/kit/files/committed-files';
import { fileNameOf } from '@waratah/kit/files/file-name';
import { keepDocument } from '@waratah/kit/files/keep-document';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import type { JobDocument } from '../domain/document.ts';
import { documented } from '../domain/lifecycle.ts';
import { messages } from '../domain/messages.ts';
import { changeOwnJob } from './change-own-job.ts';
import { circumstancesOf } from './circumstances.ts';

/** What an ad's document may be (spec section 5). */
const rules = { accepted: ['pdf', 'doc', 'docx', 'text'], wrongDocument: messages.wrongDocument } as const;

type Uploaded = Readonly<{ id: number; key: string; name: string }>;

/** Makes an uploaded file the document of an own ad and removes the previous one. */
export const commitDocument = async (context: Context, caller: UserCaller, { id, key, name }: Uploaded) => {
  const { objects, jobs, limits, clock } = context;
  await limits.files.count(String(caller.id));
  const upload = await findUpload(objects, {
    key,
    prefix: `${folders.jobDocuments}/${caller.id}`,
    maxBytes: uploadBytes,
    committed: jobs.documentsInUse,
  });
  try {
    const { kind, ...kept } = await keepDocument(objects, upload, rules);
    const document = { key, name: fileNameOf(name, kind, 'document'), ...kept, at: clock() };
    return await replaceDocument(context, caller, id, document);
  } catch (error) {
    await objects.remove([key]);
    throw error;
  }
};

export const removeDocument = (context: Context, caller: UserCaller, id: number) =>
  replaceDocument(context, caller, id, undefined);

/** If a crash leaves the previous file behind, the sweep removes it. */
const replaceDocument = async (context: Context, caller: UserCaller, id: number, document: JobDocument | undefined) => {
  let before: string | undefined;
  const circumstances = await circumstancesOf(context, caller.id, await context.employers.byId(caller.id));
  const job = await changeOwnJob(context, caller, id, (current, now) => {
    before = current.document?.key;
    return documented(current, document, { circumstances, now });
  });
  if (before && before !== document?.key)
    await context.objects.remove([before]).catch((err: unknown) => context.log.warn({ err }, 'an old file waits'));
  return job;
};
