import { randomHex } from '../random-hex.ts';

/**
 * The W3C trace header of a request, which begins a trace in the client: everything that the request causes has one trace
 * id. The server decides which traces are stored.
 */
export const newTrace = () => ({ traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` });
