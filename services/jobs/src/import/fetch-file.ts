import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { types } from 'node:util';
import { isLoopback, isPublicAddress } from '@waratah/kit/security/public-addresses';
import { UnreadableFile } from './unreadable-file.ts';

/** Which servers a feed may be fetched from: public ones, also this machine, or any. */
export const feedAddresses = ['public', 'loopback', 'any'] as const;
export type FeedAddresses = (typeof feedAddresses)[number];

type Fetching = Readonly<{ addresses: FeedAddresses; signal: AbortSignal }>;

const maxRedirects = 5;
const idleTimeoutMs = 60_000;
const maxBytes = 2 * 1024 * 1024 * 1024;

const isAllowed = (address: string, addresses: FeedAddresses) =>
  addresses === 'any' || isPublicAddress(address) || (addresses === 'loopback' && isLoopback(address));

const refusal = (host: string) =>
  new UnreadableFile(`${host} is not a public server. Feeds are fetched from public servers only (FEED_ADDRESSES).`);

/**
 * Resolves a host name and refuses it unless all its addresses are allowed. The checked address is the one that is
 * connected to.
 */
const guardedLookup =
  (addresses: FeedAddresses): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address, addresses))) return done(refusal(host), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

/**
 * Fetches a file over HTTP as a stream. Every address connected to, including redirects, must be allowed. Throws
 * UnreadableFile with a message for the operator.
 */
export async function* fetchFile(url: string, fetching: Fetching): AsyncIterable<Uint8Array> {
  const response = await follow(new URL(url), fetching, maxRedirects);
  const expected = Number(response.headers['content-length'] ?? Number.NaN);
  let length = 0;
  try {
    for await (const part of response) {
      if (!(part instanceof Uint8Array)) continue;
      length += part.length;
      if (length > maxBytes) throw new UnreadableFile('The file of the feed is larger than 2 GB.');
      yield part;
    }
  } catch (error) {
    throw readable(error, url);
  } finally {
    response.destroy();
  }
  if (length < expected) throw new UnreadableFile('The file of the feed was cut off.');
}

const follow = async (url: URL, fetching: Fetching, redirects: number): Promise<IncomingMessage> => {
  const response = await ask(url, fetching).catch((error: unknown) => {
    throw readable(error, url.href);
  });
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode < 300 || statusCode >= 400 || !headers.location)
    throw new UnreadableFile(`${url.host} answered ${statusCode} instead of a file.`);
  if (redirects === 0) throw new UnreadableFile(`${url.host} redirects too often.`);
  const next = URL.parse(headers.location, url.href);
  if (!next || !/^https?:$/.test(next.protocol)) throw new UnreadableFile(`${url.host} redirects to no web address.`);
  return follow(next, fetching, redirects - 1);
};

const ask = (url: URL, { addresses, signal }: Fetching) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is not looked up, so it is checked here.
  if (isIP(host) && !isAllowed(host, addresses)) return Promise.reject(refusal(host));
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, {
      lookup: guardedLookup(addresses),
      signal,
      timeout: idleTimeoutMs,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Waratah feeds' },
    });
    outgoing.on('timeout', () => outgoing.destroy(new UnreadableFile(`${url.host} sent nothing for a minute.`)));
    outgoing.on('error', reject).on('response', resolve).end();
  });
};

/** A sentence for a network error; an error because the process stops is passed on unchanged. */
const readable = (error: unknown, url: string): unknown => {
  if (error instanceof UnreadableFile || !types.isNativeError(error) || error.name === 'AbortError') return error;
  const code = 'code' in error ? String(error.code) : error.message;
  return new UnreadableFile(`${new URL(url).host} cannot be reached (${code}).`);
};
