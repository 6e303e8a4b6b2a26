import { randomHex } from '../random-hex.ts';

/**
 * The W3C trace header of a request, which starts a trace in the client: all work for the request shares its trace id.
 * The server decides which traces are stored.
 */
export const newTrace = () => ({ traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` });
