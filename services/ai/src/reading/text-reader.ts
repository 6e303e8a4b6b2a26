import { atOnce } from '@waratah/kit/process/at-once';
import { recentUse } from '@waratah/kit/process/recent-use';
import { openThread } from '@waratah/kit/process/thread';
import { workCallerNow } from '@waratah/kit/process/work-caller';
import { z } from 'zod';
import type { Readings } from './questions.ts';

/** Asks for one kind of reading. */
type Ask<Kind extends keyof Readings> = (asked: Readings[Kind]['asked']) => Promise<Readings[Kind]['answer']>;

/**
 * Reads the texts of strangers in a thread of its own, so that a long one keeps nobody waiting who has none read. Callers
 * of requests take turns. Errors of `check` and `written`: INVALID naming the text; UNAVAILABLE if too many wait or the
 * text takes too long.
 */
export type TextReader = { readonly [Kind in keyof Readings]: Ask<Kind> };

/** A text that takes longer is read by nobody. The longest takes a second. */
const usualMostMs = 8_000;
/** Requests that wait for their turn. They hold a place at the gateway meanwhile, so they are few. */
const mostWaiting = 24;

/** Long texts wait for short ones: about a second for the longest. */
const costOf = (asked: object) => JSON.stringify(asked).length / 20;

export const openTextReader = (mostMs = usualMostMs): TextReader & AsyncDisposable => {
  const thread = openThread(new URL('read-thread.ts', import.meta.url), { mostMs });
  // With one of each at the thread, requests and assessments keep each other waiting for one text at most.
  const requests = atOnce(1, mostWaiting, recentUse());
  const assessments = atOnce(1);
  const ask = async <Kind extends keyof Readings>(kind: Kind, asked: Readings[Kind]['asked']) =>
    z.custom<Readings[Kind]['answer']>().parse(await thread.ask({ kind, asked }));
  return {
    check: (asked) => requests(() => ask('check', asked), workCallerNow(), costOf(asked)),
    written: (asked) => requests(() => ask('written', asked), workCallerNow(), costOf(asked)),
    job: (asked) => assessments(() => ask('job', asked)),
    profile: (asked) => assessments(() => ask('profile', asked)),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  };
};
