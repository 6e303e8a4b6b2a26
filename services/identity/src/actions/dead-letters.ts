import { conflict, invalid, notFound } from '@waratah/kit/errors';
import {
  discardDeadLetter,
  listDeadLetters,
  replayAllDeadLetters,
  replayDeadLetter,
} from '@waratah/kit/events/dead-letters';
import { writtenText } from '@waratah/kit/written-text';
import type { Context } from '../context.ts';
import { messages } from '../domain/messages.ts';

const maxPageSize = 100;

/** Dead letters, oldest first; `next` is where the next page begins. */
export const deadLetters = async ({ bus }: Context, after: number, first: number) => {
  const count = Math.min(Math.max(first, 1), maxPageSize);
  const { letters, total } = await listDeadLetters(bus.connection, Math.max(after, 0), count + 1);
  const shown = letters.slice(0, count).map(({ tries, happenedAt, ...letter }) => ({
    ...letter,
    tries: tries ?? null,
    happenedAt: happenedAt ? new Date(happenedAt) : null,
  }));
  return { letters: shown, total, next: letters.length > count ? (shown.at(-1)?.letter ?? null) : null };
};

/** Replays one dead letter, or all of them. */
export const replayLetters = async ({ bus }: Context, letter: number | undefined) => {
  if (letter === undefined) return replayAllDeadLetters(bus.connection);
  const outcome = await replayDeadLetter(bus.connection, letter);
  if (outcome === 'missing') throw notFound('Dead letter');
  if (outcome === 'differs') throw conflict(messages.letterDiffers);
  return 1;
};

/** Deletes a dead letter; the audit trail keeps the reason. */
export const discardLetter = async ({ bus }: Context, letter: number, reason: string) => {
  if (!writtenText(reason)) throw invalid('reason', messages.reasonNeeded);
  if (!(await discardDeadLetter(bus.connection, letter))) throw notFound('Dead letter');
  return true;
};
