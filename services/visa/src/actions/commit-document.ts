import { folders } from '@waratah/kit/files/object-rights';
import type { UserCaller } from '@waratah/kit/security/auth';
import { unauthenticated } from '@waratah/kit/errors';
import { findUpload } from '@waratah/kit/files/committed-files';
import { fileNameOf } from '@waratah/kit/files/file-name';
import { keepDocument } from '@waratah/kit/files/keep-document';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import type { VisaDocument } from '../domain/document.ts';
import { messages } from '../domain/messages.ts';
import { uploaded } from '../domain/verification.ts';
import { forgetStudent } from './forget-student.ts';

/** What a VEVO document may be (spec section 5). */
const rules = { accepted: ['pdf', 'png', 'jpeg', 'doc', 'docx'], wrongDocument: messages.wrongDocument } as const;

type Uploaded = Readonly<{ key: string; name: string }>;

/** Makes an uploaded file the caller's document and removes the previous one. */
export const commitDocument = async (context: Context, caller: UserCaller, { key, name }: Uploaded) => {
  const { objects, verifications, limits, clock } = context;
  await limits.files.count(String(caller.id));
  const upload = await findUpload(objects, {
    key,
    prefix: `${folders.visaDocuments}/${caller.id}`,
    maxBytes: uploadBytes,
    committed: verifications.filesInUse,
  });
  try {
    const { kind, type, sizeBytes } = await keepDocument(objects, upload, rules);
    const document = { key, name: fileNameOf(name, kind, 'document'), type, sizeBytes, at: clock() };
    return await replaceDocument(context, caller.id, document);
  } catch (error) {
    await objects.remove([key]);
    throw error;
  }
};

/** If a crash leaves the previous file behind, the sweep removes it. */
const replaceDocument = async (context: Context, studentId: number, document: VisaDocument) => {
  const { verifications, objects, students, clock, log } = context;
  let before: string | undefined;
  const verification = await verifications.changeOrBegin(studentId, (current) => {
    before = current.document?.key;
    return uploaded(current, document, clock());
  });
  if (before && before !== document.key)
    await objects.remove([before]).catch((err: unknown) => log.warn({ err }, 'an old file waits for the sweep'));
  // The account was deleted at the same moment: the new upload is removed too.
  if (await students.isForgotten(studentId)) {
    await forgetStudent(context, studentId);
    throw unauthenticated();
  }
  return verification;
};
