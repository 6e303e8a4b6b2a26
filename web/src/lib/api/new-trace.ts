import { randomHex } from '../random-hex.ts';

/**
 * The W3C's header of a trace that begins here, with what somebody did: whoever looks at traces finds everything that
 * one request caused under one id. Whether a trace is kept is the server's to say.
 */
export const newTrace = () => ({ traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` });
