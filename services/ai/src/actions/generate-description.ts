import type { UserCaller } from '@waratah/kit/security/auth';
import { Failure } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import { readBrief } from '../domain/description/brief.ts';
import { requireKnownWork, requireRealTitle } from '../domain/description/real-title.ts';
import { htmlOf } from '../domain/description/text.ts';
import { messages } from '../domain/messages.ts';
import type { WriteOptions } from '../writing/writer.ts';

const dayMs = 24 * 3_600_000;

export type Written = Readonly<{ description: string; writer: 'local' | 'model' }>;

/**
 * A description that grows while it is written, within the employer's daily limit; the last value is complete. Includes
 * who wrote it.
 */
export async function* writeDescription(context: Context, caller: UserCaller, input: object, options: WriteOptions) {
  const brief = readBrief(input);
  requireRealTitle(brief.title);
  if (context.writer.kind === 'local') requireKnownWork(brief.title);
  await spend(context, caller.id);
  for await (const text of context.writer.write(brief, options))
    yield { description: htmlOf(text), writer: context.writer.kind };
}

/** The complete description at once. */
export const generateDescription = async (
  context: Context,
  caller: UserCaller,
  input: object,
  options: WriteOptions,
): Promise<Written> => {
  let whole: Written = { description: '', writer: context.writer.kind };
  for await (const written of writeDescription(context, caller, input, options)) whole = written;
  return whole;
};

const spend = async ({ generations, generationsPerDay, clock }: Context, employerId: number) => {
  const now = clock();
  if ((await generations.count(employerId, now)) <= generationsPerDay) return;
  const untilTomorrowS = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000);
  throw new Failure('TOO_MANY', messages.spent, untilTomorrowS);
};
