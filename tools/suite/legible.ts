import { inspect } from 'node:util';

/** Of a broken connection: which one it was, and whether something had been read from it before. */
const connectionOf = (error: Error): string =>
  'socket' in error ? ` (${inspect(error.socket, { breakLength: Number.POSITIVE_INFINITY })})` : '';

const causesOf = (error: Error): readonly string[] =>
  [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
    .filter((cause) => cause !== undefined)
    .flatMap((cause: unknown) =>
      cause instanceof Error
        ? [`Cause: ${String(cause)}${connectionOf(cause)}`, ...causesOf(cause)]
        : [`Cause: ${inspect(cause)}`],
    );

/**
 * What a test threw as an error whose stack tells the causes, and ends where the test stands: that of a refused
 * connection has no frame there. `defined` is an error that was made where the test was defined.
 */
export const legible = (thrown: unknown, defined: Error): Error => {
  const error = thrown instanceof Error ? thrown : new Error(`Thrown: ${inspect(thrown)}`);
  const [words = '', ...frames] = (error.stack ?? String(error)).split(/\n(?= {4}at )/);
  const place = defined.stack?.split('\n').find((line) => line.includes('.test.ts'));
  error.stack = [words, ...causesOf(error), ...frames, ...(place === undefined ? [] : [place])].join('\n');
  return error;
};
