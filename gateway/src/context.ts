import type { Caller } from '@waratah/kit/security/auth';
import type { Request } from 'express';

/** What one request carries through the gateway. */
export type RequestContext = {
  caller: Caller;
  /** The internal token for subgraphs; the caller, signed. */
  internalToken: string;
  /** The client's address, for rate limits. */
  address: string;
};

/** Makes it of a request. */
export type ContextOf = (request: Request) => Promise<RequestContext>;
