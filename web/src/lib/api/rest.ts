import { bearerToken } from './client.ts';
import { newTrace } from './new-trace.ts';
import { noAnswer } from './no-answer.ts';

/** A refused REST request, in the shape that `server-errors.ts` reads; it has no message of its own. */
export class RestError extends Error {
  readonly statusCode: number;
  readonly detail: unknown;

  constructor(statusCode: number, detail: unknown) {
    super();
    this.statusCode = statusCode;
    this.detail = detail;
  }
}

const detailIn = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
};

/** A body that is text has been serialised to JSON already. */
type Call = Readonly<{ method?: string; body?: FormData | string; signal?: AbortSignal }>;

const send = (path: string, call: Call, token: string | undefined) =>
  fetch(`/api${path}`, {
    ...call,
    headers: {
      ...newTrace(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof call.body === 'string' && { 'content-type': 'application/json' }),
    },
  }).catch((error: unknown) => Promise.reject(noAnswer(error)));

/** Calls `/api`; a refused token is renewed once, and a second refusal ends the session (spec section 4). */
export async function callRest(path: string, call: Call = {}): Promise<Response> {
  const token = await bearerToken();
  const first = await send(path, call, token);
  const answer = first.status === 401 && token ? await send(path, call, await bearerToken(token)) : first;
  if (!answer.ok) throw new RestError(answer.status, await detailIn(answer));
  return answer;
}

/** Sends one file as the form field `file`; answers the body. */
export async function uploadFile(path: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('file', file);
  return (await callRest(path, { method: 'POST', body })).json();
}
