import { conflict, invalid, notFound, parseBody } from '@waratah/kit/errors';
import type { AskedContext, Context } from '../context.ts';
import { CheckToKeep, type KeptCheck, mostKeptChecks } from '../domain/kept-check.ts';
import { answerToCheck, payOfCheckedAd } from './answer-check.ts';
import { dayFrom } from './run-matching.ts';
import { unlessForgotten } from './unless-forgotten.ts';

/** Keeps the answer about an ad for a student, with its link. Answers all their checks. Errors: INVALID with the field; CONFLICT
 * above a hundred. */
export const keepCheck = async (
  context: AskedContext,
  student: number,
  input: unknown,
): Promise<readonly KeptCheck[]> => {
  const { id, reading, link, visa, facts } = parseBody(CheckToKeep, input);
  const answer = await answerToCheck(context, reading, { visa, facts });
  if (!answer) throw invalid('visa', 'Name the visa, because your profile names none');
  const { title, companyName = '', location: place, warnings = [] } = reading;
  const [at, day] = [context.clock(), dayFrom(context, undefined)];
  const pay = payOfCheckedAd(context, reading);
  const check = { id, at, day, title, companyName, place, link, answer, pay, warnings };
  const isKept = await unlessForgotten(context, student, {
    write: () => context.keptChecks.save(student, check),
    remove: () => context.keptChecks.removeOf(student),
  });
  if (!isKept) throw notFound('User');
  const kept = await context.keptChecks.ofStudent(student);
  if (kept.length <= mostKeptChecks) return kept;
  await context.keptChecks.remove(student, id);
  throw conflict(`At most ${mostKeptChecks} checks are kept. Remove one that you no longer need.`);
};

/** Removes a kept check. Removing one that does not exist is not an error. */
export const removeCheck = async (
  { keptChecks }: Pick<Context, 'keptChecks'>,
  student: number,
  id: string,
): Promise<readonly KeptCheck[]> => {
  await keptChecks.remove(student, id);
  return keptChecks.ofStudent(student);
};
