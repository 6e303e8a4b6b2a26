import { type Caller, signCaller, signingKey } from '@waratah/kit/security/auth';
import { z } from 'zod';

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string(), detail: z.unknown().optional() }).optional(),
      }),
    )
    .optional(),
});
export type Answer = z.infer<typeof Answer>;

const internalKey = signingKey('local:internal-token');

const subgraphs = ['identity', 'jobs', 'applications', 'ai', 'matching', 'visa', 'mailer'];

/** Asks a subgraph as the gateway would, in somebody's name. */
export const asCaller =
  (url: string, caller: Caller) =>
  async (query: string, variables: object = {}): Promise<Answer> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await signCaller(caller, internalKey, subgraphs)}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    return Answer.parse(await response.json());
  };

export const guest: Caller = { kind: 'guest' };
export const key: Caller = { kind: 'key' };
