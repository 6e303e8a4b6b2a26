import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

type Answer = Readonly<{ status: number; body: unknown }>;
type Ask = (headers: Record<string, string>) => Promise<Answer>;

const pauseMs = 200;

/** Refusals that ask the client to try again later. */
const later = new Set([429, 503]);

/** Undefined if the gateway itself was away, so the client does not know whether the request was executed. */
const asked = async (ask: () => Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await ask();
  } catch {
    return undefined;
  }
};

/**
 * A client that repeats a write while faults go on, and counts the answers. It gives up at `deadline`, and at once at an
 * answer that is neither a success nor a refusal that asks to try again.
 */
export const carefulClient = (deadline: (begun: number) => number) => {
  const count = { requests: 0, acknowledged: 0, refused: 0, away: 0 };
  /**
   * Repeats a write under one idempotency key until it is acknowledged. `isDone` recognises the answer to a repetition
   * of a call without keys that was carried out before.
   */
  const acknowledged = async (what: string, ask: Ask, isDone: (answer: Answer) => boolean = () => false) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers: string[] = [];
    for (const begun = Date.now(); Date.now() < deadline(begun); await sleep(pauseMs)) {
      count.requests += 1;
      const answer = await asked(() => ask(headers));
      const told = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'no answer';
      if (answer && (answer.status < 300 || (answers.length > 0 && isDone(answer)))) {
        count.acknowledged += 1;
        return answer.body;
      }
      answers.push(told);
      if (answer && !later.has(answer.status)) throw new Error(`${what} was answered ${answers.slice(-5).join('; ')}`);
      count[answer ? 'refused' : 'away'] += 1;
    }
    throw new Error(
      `${what} was never acknowledged by ${answers.length} answers, at last ${answers.slice(-5).join('; ')}`,
    );
  };
  return { acknowledged, count };
};
