import type { Caller } from '@waratah/kit/security/auth';
import type { Request } from 'express';
import type { SubgraphName } from './subgraphs.ts';

/** What one request carries through the gateway. */
export type RequestContext = {
  caller: Caller;
  /** The internal token for a subgraph: the caller, signed for it alone. */
  tokenFor: (subgraph: SubgraphName) => Promise<string>;
  /** The client's address, for rate limits. */
  address: string;
};

/** Makes it of a request. */
export type ContextOf = (request: Request) => Promise<RequestContext>;
