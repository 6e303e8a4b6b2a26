import type { Context } from '../context.ts';
import { avoidedBy, embeddingAfter } from '../domain/feedback.ts';
import type { Student } from '../domain/student.ts';

/** Students with what they avoid, and with an embedding shifted by their answers to earlier emails. */
export const withFeedback = async (
  { feedback, jobs }: Pick<Context, 'feedback' | 'jobs'>,
  students: readonly Student[],
): Promise<readonly Student[]> => {
  const given = await feedback.ofStudents(students.map(({ id }) => id));
  if (given.size === 0) return students;
  const ads = await jobs.byIds([...given.values()].flat().map(({ job }) => job));
  return students.map((student) => {
    const answered = (given.get(student.id) ?? []).flatMap(({ answer, job }) => {
      const ad = ads.get(job);
      return ad ? [{ answer, ad }] : [];
    });
    if (answered.length === 0) return student;
    return {
      ...student,
      avoided: avoidedBy(answered, student.place),
      embedding: embeddingAfter(student.embedding, answered),
    };
  });
};
