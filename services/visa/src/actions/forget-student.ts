import type { Context } from '../context.ts';
import { documentFolder } from '../domain/document.ts';

/** Follows a deleted account: record and files are removed. A mark remains, so that an older event does not bring them back. May run twice. */
export const forgetStudent = async ({ students, verifications, objects }: Context, id: number) => {
  await students.forget(id);
  await verifications.remove(id);
  const files = await Array.fromAsync(objects.list(`${documentFolder}/${id}/`));
  await objects.remove(files.map(({ key }) => key));
};
