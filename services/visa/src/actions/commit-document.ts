import type { UserCaller } from '@waratah/kit/security/auth';
import { invalid, unauthenticated } from '@waratah/kit/errors';
import { readUpload } from '@waratah/kit/files/committed-files';
import { cleanFileName } from '@waratah/kit/files/file-name';
import { uploadBytes } from '@waratah/vocabulary/limits';
import type { Context } from '../context.ts';
import { documentFolder, type VisaDocument } from '../domain/document.ts';
import { messages } from '../domain/messages.ts';
import { uploaded } from '../domain/verification.ts';
import { forgetStudent } from './forget-student.ts';
import { recogniseDocument } from './recognise-document.ts';

type Uploaded = Readonly<{ key: string; name: string }>;

/** Makes an uploaded file the caller's document; the one before is removed. */
export const commitDocument = async (context: Context, caller: UserCaller, { key, name }: Uploaded) => {
  const { objects, clock } = context;
  const bytes = await readUpload(objects, { key, prefix: `${documentFolder}/${caller.id}`, maxBytes: uploadBytes });
  try {
    const type = await recogniseDocument(bytes);
    if (!type) throw invalid('file', messages.wrongDocument);
    const document = { key, name: cleanFileName(name, 'document'), type, sizeBytes: bytes.length, at: clock() };
    return await replaceDocument(context, caller.id, document);
  } catch (error) {
    await objects.remove([key]);
    throw error;
  }
};

/** What a crash leaves of the one before is removed by the sweep. */
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
