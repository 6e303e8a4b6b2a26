import { invalid, notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';
import type { Verification } from '../domain/record.ts';
import type { Student } from '../domain/student.ts';
import type { Place } from '../store/verifications.ts';

/** A verification with its student, who is absent until an event about them arrives. */
export type Review = Readonly<{ verification: Verification; student: Student | undefined }>;

const maxPageSize = 100;

/** A page of verifications that wait for a decision, the longest waiting first. Errors: INVALID naming `after`. */
export const waitingReviews = async (context: Context, first: number, after: string | undefined) => {
  const count = Math.min(Math.max(first, 1), maxPageSize);
  const [found, total] = await Promise.all([
    context.verifications.waiting(count + 1, after === undefined ? undefined : placeOf(after)),
    context.verifications.countWaiting(),
  ]);
  const page = found.slice(0, count);
  return { reviews: await withStudents(context, page), total, endCursor: found.length > count ? endOf(page) : null };
};

/** A verification with at least one request. Errors: NOT_FOUND. */
export const oneReview = async (context: Context, studentId: number): Promise<Review> => {
  const verification = await context.verifications.byId(studentId);
  if (!verification?.request) throw notFound('Verification');
  return { verification, student: (await context.students.byId(studentId)) ?? undefined };
};

const withStudents = async ({ students }: Context, found: readonly Verification[]): Promise<Review[]> => {
  const known = await students.byIds(found.map(({ _id }) => _id));
  return found.map((verification) => ({ verification, student: known.get(verification._id) }));
};

const endOf = (page: readonly Verification[]) => {
  const last = page.at(-1);
  return last?.request ? `${last.request.at.getTime()}.${last._id}` : null;
};

const placeOf = (cursor: string): Place => {
  const [, at, id] = /^(\d{1,15})\.(\d{1,12})$/.exec(cursor) ?? [];
  if (!at || !id) throw invalid('after', messages.cursor);
  return { at: new Date(Number(at)), id: Number(id) };
};
