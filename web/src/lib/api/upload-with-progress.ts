import { signOut } from '../session/session-store.ts';
import { bearerToken } from './client.ts';
import { newTrace } from './new-trace.ts';
import { changed } from './on-the-way.ts';
import { RestError, restError } from './rest.ts';

type Answer = Readonly<{ status: number; body: unknown }>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `fetch` does not report upload progress, so only this file uses XMLHttpRequest. */
const send = (path: string, file: File, token: string | undefined, onProgress: (percent: number) => void) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? Math.round((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () => resolve({ status: request.status, body: parsed(request.responseText) }));
    request.addEventListener('error', () => reject(new RestError(0, undefined)));
    request.open('POST', `/api${path}`);
    request.setRequestHeader('traceparent', newTrace().traceparent);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });

/** Sends one file as the form field `file`, like `uploadFile`, and reports progress. */
export async function uploadWithProgress(
  path: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const token = await bearerToken();
  const first = await send(path, file, token, onProgress);
  const { status, body } =
    first.status === 401 && token ? await send(path, file, await bearerToken(token), onProgress) : first;
  changed();
  if (status === 401 && token) signOut(true);
  if (status < 200 || status > 299) throw restError(status, body);
}
