import type { Context } from '../context.ts';
import { documentFolder } from '../domain/document.ts';

/** Somebody deleted their account: record and files go; a mark stays, so that older news brings nothing back. May run twice. */
export const forgetStudent = async ({ students, verifications, objects }: Context, id: number) => {
  await students.forget(id);
  await verifications.remove(id);
  const files = await Array.fromAsync(objects.list(`${documentFolder}/${id}/`));
  await objects.remove(files.map(({ key }) => key));
};
