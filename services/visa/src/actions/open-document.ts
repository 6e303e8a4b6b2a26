import { notFound } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { Reviewer } from '../domain/record.ts';
import { opened } from '../domain/verification.ts';
import { linkTo } from './document-link.ts';

/** A link to a student's document for an operator, created after the request was recorded. Errors: NOT_FOUND. */
export const openDocument = async (context: Context, reviewer: Reviewer, studentId: number) => {
  const verification = await context.verifications.change(studentId, (current) =>
    current.document && current.request ? opened(current, reviewer, context.clock()) : [current, []],
  );
  const document = verification?.request && verification.document;
  const url = document && (await linkTo(context, document));
  if (!document || !url) throw notFound('Document');
  return { url, name: document.name, type: document.type };
};
