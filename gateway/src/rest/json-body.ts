import { Failure } from '@waratah/kit/errors';
import { hasBody } from '@waratah/kit/http/read-body';
import express, { type RequestHandler } from 'express';
import { mostBytes } from '../let-in.ts';

const notJson = new Failure('UNSUPPORTED', 'Please send JSON with the header Content-Type: application/json');

/**
 * Refuses a body that does not call itself JSON. A form of another website can send any other type without asking the
 * browser, and could sign somebody in to a stranger's account.
 */
const onlyJson: RequestHandler = (request, _response, next) =>
  next(isUnread(request) && !request.is(['json', '+json']) ? notJson : undefined);

/** An empty body in chunks has been read before (read-body.ts), and needs no type. */
const isUnread = (request: Parameters<RequestHandler>[0]) => request.body === undefined && hasBody(request);

/** Reads the JSON body of a request. Errors: UNSUPPORTED for a body of another type. */
export const jsonBody: readonly RequestHandler[] = [onlyJson, express.json({ limit: mostBytes, type: () => true })];
