import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ZodError, type core } from 'zod';
import { isServerUnavailable } from './server-unavailable.ts';

/** The codes of failures, with their HTTP statuses (design section 5). */
export const statusOf = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  INVALID: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type FailureCode = keyof typeof statusOf;

/** A wrong field: its path, a message for the user, and a code for programs. */
export type FieldProblem = Readonly<{ loc: readonly (string | number)[]; msg: string; type: string }>;
export type Detail = string | readonly FieldProblem[];

/** The only error whose details users see. Any other error is a bug: it is logged without showing users the details. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly detail: Detail;
  /** Seconds to wait before trying again; only for TOO_MANY and UNAVAILABLE. */
  readonly retryAfterS: number | undefined;

  constructor(code: FailureCode, detail: Detail, retryAfterS?: number) {
    super(typeof detail === 'string' ? detail : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '));
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
    this.retryAfterS = retryAfterS;
  }
}

export const notFound = (what: string) => new Failure('NOT_FOUND', `${what} not found`);
export const forbidden = () => new Failure('FORBIDDEN', 'You do not have permission to do this');
export const unauthenticated = () => new Failure('UNAUTHENTICATED', 'Please sign in');
/** For a server or service that does not answer; the request may be tried again. */
export const unavailable = () =>
  new Failure('UNAVAILABLE', 'This part of the service is not available right now. Please try again.', 5);
export const conflict = (detail: string) => new Failure('CONFLICT', detail);
/** A wrong field of a request body, named as in the request (snake_case). */
export const invalid = (field: string, msg: string) =>
  new Failure('INVALID', [{ loc: ['body', field], msg, type: 'value_error' }]);

const snake = (part: PropertyKey) =>
  typeof part === 'number' ? part : String(part).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const problemOf = (issue: core.$ZodIssue): FieldProblem => ({
  loc: ['body', ...issue.path.map(snake)],
  msg: issue.message,
  type: issue.code === 'invalid_type' ? 'type_error' : 'value_error',
});

/** Turns a schema's error into a failure that names each wrong field. */
export const invalidFromZod = (error: ZodError) => new Failure('INVALID', error.issues.map(problemOf));

/** Parses a request body. Errors: INVALID naming each wrong field. */
export const parseBody = <T>(schema: { parse: (value: unknown) => T }, value: unknown): T => {
  try {
    return schema.parse(value);
  } catch (error) {
    throw error instanceof ZodError ? invalidFromZod(error) : error;
  }
};

/**
 * The error as the client sees it: a failure with its code and detail, UNAVAILABLE for a server that is away, and no
 * details for a bug.
 */
export const presentError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof Failure) return presentFailure(original, formatted);
  if (isServerUnavailable(original)) return presentFailure(unavailable(), formatted);
  if (formatted.extensions?.code === 'BAD_USER_INPUT') return presentFailure(wrongVariable(formatted), formatted);
  if (error instanceof GraphQLError && !error.originalError && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
    return { ...formatted, extensions: { ...withoutTrace(formatted.extensions), detail: formatted.message } };
  }
  return { message: 'Something went wrong', extensions: { code: 'INTERNAL', detail: 'Something went wrong' } };
};

/** Names the variable that GraphQL rejected, as in the request, without repeating its value. */
const wrongVariable = ({ message }: GraphQLFormattedError) => {
  const [, name = 'variables'] = /Variable "\$(\w+)"/.exec(message) ?? [];
  const [, within = name] = /at "([^"]+)"/.exec(message) ?? [];
  const path = within.split('.').filter((part) => part !== 'input');
  const isMissing = /not provided|must not be null/.test(message);
  return new Failure('INVALID', [
    {
      loc: ['body', ...(path.length > 0 ? path : [name]).map(snake)],
      msg: isMissing ? 'Is required' : 'Is of the wrong kind',
      type: 'type_error',
    },
  ]);
};

const presentFailure = (failure: Failure, { path, locations }: GraphQLFormattedError): GraphQLFormattedError => ({
  message: failure.message,
  ...(path && { path }),
  ...(locations && { locations }),
  extensions: {
    code: failure.code,
    detail: failure.detail,
    ...(failure.retryAfterS !== undefined && { retryAfterS: failure.retryAfterS }),
  },
});

const withoutTrace = (extensions: GraphQLFormattedError['extensions'] = {}) =>
  Object.fromEntries(Object.entries(extensions).filter(([key]) => key !== 'stacktrace'));
