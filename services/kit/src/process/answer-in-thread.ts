import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { Failure } from '../errors.ts';

const Question = z.object({ id: z.number(), question: z.unknown() });

/** Answers the questions of `openThread`, one after the other. Failures keep their code and detail. */
export const answerInThread = (answer: (question: unknown) => unknown): void => {
  let before: Promise<void> = Promise.resolve();
  const reply = async (message: unknown) => {
    const { id, question } = Question.parse(message);
    try {
      parentPort?.postMessage({ id, answer: await answer(question) });
    } catch (error) {
      parentPort?.postMessage({ id, ...told(error) });
    }
  };
  parentPort?.on('message', (message) => {
    before = before.then(() => reply(message));
  });
  parentPort?.postMessage({ ready: true });
};

const told = (error: unknown) => {
  if (!(error instanceof Failure))
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { code, detail, retryAfterS } = error;
  return { failure: { code, detail, ...(retryAfterS !== undefined && { retryAfterS }) } };
};
