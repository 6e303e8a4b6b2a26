import type { Context } from '../context.ts';

/** Everything stored about a person: the record, without the location of the file. */
export const exportStudent = async ({ verifications, students }: Context, id: number) => {
  const found = await verifications.byId(id);
  const { key: _key, ...document } = found?.document ?? {};
  return {
    student: await students.byId(id),
    verification: found && {
      ...found,
      document: found.document && document,
      views: found.views.map(({ by, at }) => ({ by, at })),
    },
  };
};
