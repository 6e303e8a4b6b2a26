import type { Caller } from '@waratah/kit/security/auth';
import type { Request } from 'express';
import type { Answer } from './subgraph-link.ts';
import type { SubgraphName } from './subgraphs.ts';

/** What the gateway knows about one request. */
export type RequestContext = {
  caller: Caller;
  /** A token for a subgraph that identifies the caller; valid for that subgraph only. */
  tokenFor: (subgraph: SubgraphName) => Promise<string>;
  /** The client's address, for rate limits. */
  address: string;
  /** Gives the browser the device cookie that identity has answered. */
  keepDevice: (told: string) => void;
  /** The request's deadline, in milliseconds of `performance.now()`. */
  deadline: number;
  /** Answers of subgraphs for this operation, by question, so that none is asked the same twice. */
  asked?: Map<string, Promise<Answer>>;
};

/** Makes the context of a request. */
export type ContextOf = (request: Request) => Promise<RequestContext>;
