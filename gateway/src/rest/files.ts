import { pipeline } from 'node:stream/promises';
import { notFound, unauthenticated } from '@waratah/kit/errors';
import { linkedFileOf } from '@waratah/kit/files/file-links';
import type { ObjectStore } from '@waratah/kit/files/object-store';
import { drainRequest, receiveUpload } from '@waratah/kit/files/receive-upload';
import { clientNetworkOf } from '@waratah/kit/security/networks';
import type { SignedLinks } from '@waratah/kit/security/signed-links';
import type { Request, RequestHandler } from 'express';
import type { ContextOf } from '../context.ts';
import type { Limits } from '../limits.ts';
import { admit } from './admit.ts';
import type { FileRules, Route } from './route.ts';

type Parts = Readonly<{ contextOf: ContextOf; objects: ObjectStore; uploads: Limits['uploads'] }>;

/**
 * Streams a file into the object store, under the caller's own prefix, if the caller may send one. The route's
 * operation then asks the owning service to commit it. Other callers are refused before any of it is stored.
 */
export const takeFile =
  (one: Route, { folder, ...rules }: FileRules, { contextOf, objects, uploads }: Parts): RequestHandler =>
  async (request, response, next) => {
    const enter = async () => {
      const { 'content-length': stated } = request.headers;
      const length = stated === undefined ? rules.maxBytes : Number(stated);
      const { id, network } = await admitted(one, request, length, { contextOf, uploads });
      uploads.underWay(id, response);
      return { id, ...uploads.room({ network, account: id, length, arrived: () => request.socket.bytesRead }) };
    };
    const drain = async (refusal: unknown) => {
      await drainRequest(request, rules.maxBytes);
      throw refusal;
    };
    const { id, stop, leave } = await enter().catch(drain);
    try {
      request.body = await receiveUpload(request, objects, { ...rules, prefix: `${folder}/${id}`, stop });
    } catch (error) {
      if (!stop.aborted) throw error;
      await drain(error);
    } finally {
      leave();
    }
    next();
  };

/** Checks that the caller may send a file of so many bytes to this address. Throws otherwise. */
const admitted = async (
  one: Route,
  request: Request,
  length: number,
  { contextOf, uploads }: Pick<Parts, 'contextOf' | 'uploads'>,
) => {
  const { caller, address } = await contextOf(request);
  admit(one, caller);
  if (caller.kind !== 'user') throw unauthenticated();
  one.checkAddress({ path: request.params, query: request.query });
  const kilobytes = Math.ceil(length / 1_024);
  await uploads.address(address);
  await uploads.account.count(String(caller.id));
  await uploads.addressKilobytes(address, kilobytes);
  await uploads.accountKilobytes.count(String(caller.id), kilobytes);
  return { id: caller.id, network: clientNetworkOf(address) };
};

/** Serves the object of a signed link, with headers that keep it from acting as a page of ours. */
export const serveFile =
  (objects: ObjectStore, links: SignedLinks): RequestHandler<{ token: string }> =>
  async (request, response) => {
    const file = await linkedFileOf(links, request.params.token);
    const stream = file && (await objects.get(file.key));
    if (!stream) throw notFound('File');
    response.set({
      'Content-Type': file.type,
      'Content-Disposition': disposition(file.inline ? 'inline' : 'attachment', file.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=300',
    });
    await pipeline(stream, response);
  };

/** RFC 6266: the file name in ASCII for all clients, and in full. */
const disposition = (kind: 'inline' | 'attachment', name: string) => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
};
