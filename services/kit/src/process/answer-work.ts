import { z } from 'zod';

const Work = z.object({ input: z.unknown() });

/** Does one piece of work for `runBounded` in the process that it started. */
export const answerWork = (work: (input: unknown) => Promise<unknown>) => {
  process.once('message', async (message) => {
    const answer = await work(Work.parse(message).input);
    process.send?.(answer, () => process.disconnect());
  });
  process.send?.('ready');
};
