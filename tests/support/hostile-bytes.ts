import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { seeded } from './seeded.ts';

type Draws = ReturnType<typeof seeded>;

/** A valid request whose bytes are changed: its first line, headers without those of length, and body. */
export type Template = Readonly<{ line: string; headers: readonly string[]; body?: Uint8Array }>;

/** What is written to the socket, piece by piece. */
export type Written = Readonly<{
  pieces: readonly Buffer[];
  /** The head is intact and the body as long as it says, so the server must answer. */
  whole: boolean;
  /** How the client ends a request that is not whole. */
  ending: 'half-close' | 'reset';
}>;

/** Bytes that have ended parsers before. */
const odd = [
  '\0',
  '\x07',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '--',
  '"',
  '\\',
  ';',
  ':',
  '=',
  '%',
  '%00',
  '{',
  '[',
  '}',
  ',',
  '-1',
  '0',
  '99999999999999999999',
  'ffffffff\r\n',
  '0\r\n\r\n',
  '\x1f\x8b\x08\x00',
  '\xff\xfe',
  '\xc3\x28',
  '\xed\xa0\x80',
  '\u202e',
  'x'.repeat(20_000),
] as const;

const oneChange = (draws: Draws, bytes: Buffer): Buffer => {
  const at = draws.integer(0, bytes.length);
  const to = Math.min(bytes.length, at + draws.integer(1, draws.pick([1, 4, 40, 400])));
  const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
  const insert = Buffer.from(draws.pick(odd), 'latin1');
  const noise = Buffer.from(part.map(() => draws.integer(0, 255)));
  const kinds = [
    [before, insert, part, after],
    [before, insert, after],
    [before, after],
    [before, part, part, part, after],
    [before, noise, after],
    [before],
    [after, before],
  ] as const;
  return Buffer.concat(draws.pick<readonly Buffer[]>(kinds));
};

const changed = (draws: Draws, bytes: Buffer): Buffer => {
  let result = bytes;
  for (let left = draws.integer(1, 4); left > 0; left--) result = oneChange(draws, result);
  return result;
};

const chunked = (draws: Draws, body: Buffer) => {
  const parts: (string | Buffer)[] = [];
  for (let at = 0; at < body.length; ) {
    const part = body.subarray(at, at + draws.integer(1, Math.max(1, body.length)));
    parts.push(`${part.length.toString(16)}\r\n`, part, '\r\n');
    at += part.length;
  }
  return Buffer.concat([...parts, '0\r\n\r\n'].map((part) => Buffer.from(part)));
};

type Form = 'plain' | 'chunked' | 'gzip';

/** The bytes of a request, with a body of the right length. */
const framed = (draws: Draws, { line, headers }: Template, body: Buffer, form: Form) => {
  const sent = form === 'gzip' ? changedSometimes(draws, gzipSync(body)) : body;
  const more = {
    plain: [`Content-Length: ${sent.length}`],
    chunked: ['Transfer-Encoding: chunked'],
    gzip: [`Content-Length: ${sent.length}`, 'Content-Encoding: gzip'],
  } as const;
  const head = [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, ...(body.length > 0 ? more[form] : [])];
  const tail = form === 'chunked' && sent.length > 0 ? chunked(draws, sent) : sent;
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), tail]);
};

const changedSometimes = (draws: Draws, bytes: Buffer) => (draws.integer(0, 1) ? bytes : changed(draws, bytes));

const cutAt = (draws: Draws, bytes: Buffer): Buffer[] => {
  const at = draws.integer(0, bytes.length);
  return draws.integer(0, 2) ? [bytes] : [bytes.subarray(0, at), bytes.subarray(at)].filter(({ length }) => length);
};

/** A request with a few changed bytes: in its body alone, whose length is then stated anew, or anywhere. */
export const hostileBytes = (draws: Draws, template: Template): Written => {
  const body = Buffer.from(template.body ?? []);
  const form = draws.pick<Form>(['plain', 'plain', 'chunked', 'gzip']);
  const whole = body.length > 0 && draws.integer(0, 3) > 0;
  const bytes = whole
    ? framed(draws, template, changed(draws, body), form)
    : changed(draws, framed(draws, template, body, form));
  return { pieces: cutAt(draws, bytes), whole, ending: draws.pick(['half-close', 'half-close', 'reset']) };
};

/**
 * Writes a request and resolves with the first bytes of the answer; with an empty text if the server closed without an
 * answer, or the client gave up on a request that was not whole.
 */
export const exchange = async (url: URL, { pieces, whole, ending }: Written, patienceMs: number): Promise<string> => {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true, allowHalfOpen: true });
  const late = setTimeout(() => socket.destroy(new Error('no answer in time')), patienceMs);
  // A server may close while the request is still being written.
  let failed: unknown;
  socket.on('error', (error) => (failed = error));
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (answer.length < 4_000) answer += text;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const ended = new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, resolve));
    await new Promise(setImmediate);
  }
  if (!whole && ending === 'half-close') socket.end();
  if (whole || ending === 'half-close') await ended;
  if (ending === 'reset' && !whole) socket.resetAndDestroy();
  else socket.destroy();
  clearTimeout(late);
  await closed;
  if (failed instanceof Error && failed.message === 'no answer in time') throw failed;
  return answer;
};
