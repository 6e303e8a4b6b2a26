import { type Caller, type Client, signCaller } from '@waratah/kit/security/auth';
import { signingKey } from '@waratah/kit/security/token-keys';
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

/** The header by which the gateway names a caller to a service. */
export const authorizationOf = async (caller: Caller, client?: Client) =>
  `Bearer ${await signCaller(caller, internalKey, subgraphs, client)}`;

/** Queries a subgraph as the gateway would, on behalf of a caller, who may be somewhere. */
export const asCaller =
  (url: string, caller: Caller, client?: Client) =>
  async (query: string, variables: object = {}): Promise<Answer> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: await authorizationOf(caller, client),
      },
      body: JSON.stringify({ query, variables }),
    });
    return Answer.parse(await response.json());
  };

export const user = (id: number, role: string): Caller => ({ kind: 'user', id, role, sessionId: 's' });
export const student = (id: number) => user(id, 'student');
export const employer = (id: number) => user(id, 'employer');
export const guest: Caller = { kind: 'guest' };
export const key: Caller = { kind: 'key' };
