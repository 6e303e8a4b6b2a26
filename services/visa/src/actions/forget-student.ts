import { folders } from '@waratah/kit/files/object-rights';
import type { Context } from '../context.ts';

/**
 * Removes record and files of a deleted account. A record of the deletion remains, so that an older event does not
 * restore them. May run twice.
 */
export const forgetStudent = async ({ students, verifications, objects }: Context, id: number) => {
  await students.forget(id);
  await verifications.remove(id);
  const files = await Array.fromAsync(objects.list(`${folders.visaDocuments}/${id}/`));
  await objects.remove(files.map(({ key }) => key));
};
