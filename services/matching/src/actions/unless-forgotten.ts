import type { StudentStore } from '../store/students.ts';

/**
 * Writes a student's data unless the account is deleted. A deletion marks the account before it removes data, so a
 * deletion that happens during the write is seen here and the data removed. Answers whether the data was written and
 * kept.
 */
export const unlessForgotten = async (
  { students }: Readonly<{ students: Pick<StudentStore, 'isForgotten'> }>,
  student: number,
  { write, remove }: Readonly<{ write: () => Promise<unknown>; remove: () => Promise<unknown> }>,
): Promise<boolean> => {
  if (await students.isForgotten(student)) return false;
  await write();
  if (!(await students.isForgotten(student))) return true;
  await remove();
  return false;
};
