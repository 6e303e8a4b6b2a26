import { ApolloLink } from '@apollo/client';
import { catchError, map, throwError } from 'rxjs';
import { holdsAnswer } from './holds-answer.ts';

const words = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  /** Spec section 8. */
  unexpected: 'An unexpected error occurred',
} as const;

/** The server did not answer, or not in a known format. The original error is the cause. */
class NoAnswer extends Error {
  readonly statusCode: number | undefined;

  constructor(message: string, cause: unknown, statusCode?: number) {
    super(message, { cause });
    this.statusCode = statusCode;
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** A failed request as an error with a message for users, because a proxy's page would not help them. */
export function noAnswer(error: unknown): Error {
  const status = statusOf(error);
  if (status !== undefined) return new NoAnswer(words.unexpected, error, status);
  // The caller aborted it.
  const isAborted = error instanceof Error && error.name === 'AbortError';
  return isAborted ? error : new NoAnswer(words.unreachable, error);
}

/** The last link before HTTP: a response that does not answer the operation becomes an error with a message for users. */
export const answersOnly = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const failed = 'errors' in result && Array.isArray(result.errors) && result.errors.length > 0;
      if (failed || ('data' in result && holdsAnswer(operation.query, result.data))) return result;
      throw new NoAnswer(words.unexpected, result, 200);
    }),
    catchError((error: unknown) => throwError(() => (error instanceof NoAnswer ? error : noAnswer(error)))),
  ),
);
