import { ApolloLink } from '@apollo/client';
import { catchError, map, throwError } from 'rxjs';
import { holdsAnswer } from './holds-answer.ts';

const words = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  /** The wording of spec section 8. */
  unexpected: 'An unexpected error occurred',
} as const;

/** The server did not answer, or not in a known format. `cause` is the original error. */
class NoAnswer extends Error {
  readonly statusCode: number | undefined;
  /** The `detail` of the response body, as in all REST errors. */
  readonly detail: unknown;

  constructor(message: string, cause: unknown, statusCode?: number, detail?: unknown) {
    super(message, { cause });
    this.statusCode = statusCode;
    this.detail = detail;
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

const bodyOf = (error: unknown): unknown => {
  try {
    const text = error instanceof Error && 'bodyText' in error ? error.bodyText : undefined;
    return JSON.parse(typeof text === 'string' ? text : '{}');
  } catch {
    return undefined;
  }
};

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

/** What a refused request's JSON body says: its `detail`, and its `message` or else `error` (spec section 8). */
export function refusalIn(body: unknown): Readonly<{ detail: unknown; message: string | undefined }> {
  const { detail, message, error }: Partial<Record<'detail' | 'message' | 'error', unknown>> =
    typeof body === 'object' && body !== null ? body : {};
  return { detail, message: textIn(message) ?? textIn(error) };
}

/**
 * Turns a failed request into an error with a message for users: the one in its JSON body, else a general one. The text
 * of a proxy's error page would not help.
 */
export function noAnswer(error: unknown): Error {
  const status = statusOf(error);
  if (status !== undefined) {
    const { detail, message } = refusalIn(bodyOf(error));
    return new NoAnswer(message ?? words.unexpected, error, status, detail);
  }
  // An error of a request that the caller aborted is passed on.
  const isAborted = error instanceof Error && error.name === 'AbortError';
  return isAborted ? error : new NoAnswer(words.unreachable, error);
}

/** The link before HTTP: turns a response without the requested data into an error with a message for users. */
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
