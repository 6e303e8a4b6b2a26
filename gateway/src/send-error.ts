import { Failure, statusOf, unavailable } from '@waratah/kit/errors';
import { isServerUnavailable } from '@waratah/kit/server-unavailable';
import { currentRequestId } from '@waratah/kit/process/request-id';
import type { Logger } from '@waratah/kit/process/logger';
import type { ErrorRequestHandler, Response } from 'express';
import { z } from 'zod';
import { page } from './pages/page.ts';

/** Error types of the body parser. */
const bodyFailures: Readonly<Record<string, Failure>> = {
  'entity.too.large': new Failure('TOO_LARGE', 'The request is too large'),
  'entity.parse.failed': new Failure('INVALID', [
    { loc: ['body'], msg: 'The body is not valid JSON', type: 'json_invalid' },
  ]),
};

/** Errors of Express for requests that cannot be read. */
const HttpError = z.object({ type: z.string().optional(), status: z.int().min(400).max(499) });

const unreadable = new Failure('INVALID', [
  { loc: ['request'], msg: 'The request cannot be read', type: 'value_error' },
]);
const unknownFailure = new Failure('INTERNAL', 'Something went wrong');

const failureOf = (error: unknown) => {
  if (error instanceof Failure) return error;
  if (isServerUnavailable(error)) return unavailable();
  const { data: known } = HttpError.safeParse(error);
  return known ? (bodyFailures[known.type ?? ''] ?? unreadable) : unknownFailure;
};

const prepare = (error: unknown, response: Response, isComplete: boolean) => {
  const failure = failureOf(error);
  if (failure.retryAfterS !== undefined) response.set('Retry-After', String(failure.retryAfterS));
  // Closes the connection, since the rest of the request is not worth reading.
  if (!isComplete) response.set('Connection', 'close');
  return failure;
};

/** Answers an API call that failed. */
export const sendError: ErrorRequestHandler = (error: unknown, request, response: Response, _next) => {
  if (response.headersSent) return void response.destroy();
  const failure = prepare(error, response, request.complete);
  const status = statusOf[failure.code];
  // The id leads us to the log lines of the request.
  response.status(status).json({ detail: failure.detail, ...(status >= 500 && { request_id: currentRequestId() }) });
};

const statusIn = (error: unknown, failure: Failure) =>
  HttpError.safeParse(error).data?.status ?? statusOf[failure.code];

/** Answers an error that no other handler took, with a page for people. The error itself is logged and never shown. */
export const sendErrorPage =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response: Response, next) => {
    if (response.headersSent) return void response.destroy();
    if (request.path.startsWith('/graphql')) return void sendError(error, request, response, next);
    const failure = prepare(error, response, request.complete);
    const status = statusIn(error, failure);
    if (status >= 500) log.error({ err: error }, 'a page failed');
    const title = status === 404 ? 'There is nothing here' : 'This did not work';
    response
      .status(status)
      .send(page({ title, text: status < 500 ? 'Please check the address.' : 'Please try again.' }));
  };
