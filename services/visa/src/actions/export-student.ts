import type { Context } from '../context.ts';

/** What is kept of a person: the record as it is, but for where the file lies. */
export const exportStudent = async ({ verifications, students }: Context, id: number) => {
  const found = await verifications.byId(id);
  const { key: _key, ...document } = found?.document ?? {};
  return {
    student: await students.byId(id),
    verification: found && { ...found, document: found.document && document },
  };
};
