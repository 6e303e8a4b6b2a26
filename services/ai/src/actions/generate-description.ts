import type { UserCaller } from '@waratah/kit/auth';
import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { readBrief } from '../domain/description/brief.ts';
import { htmlOf } from '../domain/description/text.ts';
import { messages } from '../domain/messages.ts';

const dayMs = 24 * 3_600_000;

/** Writes a description, within the employer's budget of the day; says who wrote it. */
export const generateDescription = async (context: Context, caller: UserCaller, input: object, model?: string) => {
  const brief = readBrief(input);
  await spend(context, caller.id);
  const text = await context.writer.write(brief, model);
  return { description: htmlOf(text), writer: context.writer.kind };
};

const spend = async ({ generations, generationsPerDay, clock }: Context, employerId: number) => {
  const now = clock();
  if ((await generations.count(employerId, now)) <= generationsPerDay) return;
  const untilTomorrowS = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000);
  throw new Failure('TOO_MANY', messages.spent, untilTomorrowS);
};
