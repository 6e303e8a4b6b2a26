import { signOut } from '../session/session-store.ts';
import { bearerToken } from './client.ts';
import { newTrace } from './new-trace.ts';
import { noAnswer, refusalIn } from './no-answer.ts';
import { changed } from './on-the-way.ts';

/** A refused REST request, in the shape that `server-errors.ts` reads; without a message its own is empty. */
export class RestError extends Error {
  readonly statusCode: number;
  readonly detail: unknown;

  constructor(statusCode: number, detail: unknown, message = '') {
    super(message);
    this.statusCode = statusCode;
    this.detail = detail;
  }
}

/** The error that a refused request's body describes. */
export const restError = (statusCode: number, body: unknown) => {
  const { detail, message } = refusalIn(body);
  return new RestError(statusCode, detail, message);
};

/**
 * The request. A string body is already serialised JSON. An anonymous one, to sign in, sends no token, and its refusal
 * does not affect the session.
 */
type Call = Readonly<{
  method?: string;
  body?: FormData | string;
  signal?: AbortSignal;
  accept?: string;
  anonymous?: true;
}>;

const send = (path: string, { accept, anonymous: _anonymous, ...call }: Call, token: string | undefined) =>
  fetch(`/api${path}`, {
    ...call,
    headers: {
      ...newTrace(),
      ...(accept && { accept }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof call.body === 'string' && { 'content-type': 'application/json' }),
    },
  }).catch((error: unknown) => Promise.reject(noAnswer(error)));

/** Calls `/api`. If the token is refused, it is renewed once; a second refusal ends the session (spec section 4). */
export async function callRest(path: string, call: Call = {}): Promise<Response> {
  const token = call.anonymous ? undefined : await bearerToken();
  const first = await send(path, call, token);
  const answer = first.status === 401 && token ? await send(path, call, await bearerToken(token)) : first;
  if (call.method) changed();
  if (answer.status === 401 && token) signOut(true);
  if (!answer.ok) throw restError(answer.status, await answer.json().catch(() => undefined));
  return answer;
}

/** Sends one file as the form field `file`; returns the response body. */
export async function uploadFile(path: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('file', file);
  return (await callRest(path, { method: 'POST', body })).json();
}
