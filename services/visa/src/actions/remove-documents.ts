import { folders } from '@waratah/kit/files/object-rights';
import { sweepUploads } from '@waratah/kit/files/committed-files';
import type { Context } from '../context.ts';
import { documentEnded } from '../domain/verification.ts';

const batchSize = 100;

/** Deletes files whose retention is over; the records stay. The sweep removes what a crash leaves behind. */
export const removeDocuments = async (context: Context) => {
  const { verifications, clock } = context;
  for (let count = 0; ; ) {
    const ids = await verifications.withEndedFiles(clock(), batchSize);
    for (const id of ids) await removeDocument(context, id);
    count += ids.length;
    if (ids.length < batchSize) return count;
  }
};

const removeDocument = async ({ verifications, objects, clock }: Context, id: number) => {
  let before: string | undefined;
  const after = await verifications.change(id, (current) => {
    before = current.document?.key;
    return documentEnded(current, clock());
  });
  if (before && before !== after?.document?.key) await objects.remove([before]);
};

/** Removes uploads that belong to no student's document after a day. Answers how many. */
export const sweepDocuments = ({ objects, verifications, clock }: Context) =>
  sweepUploads(objects, `${folders.visaDocuments}/`, (keys) => verifications.filesInUse(keys), clock());
