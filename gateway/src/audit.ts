import type { ApolloServerPlugin } from '@apollo/server';
import type { Caller } from '@waratah/kit/security/auth';
import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { OperationTypeNode } from 'graphql';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import { type RecordedField, recordedFields } from './recorded-fields.ts';

/** What an operator is about to open or do; `page` is what is no GraphQL. */
export type Operation = Readonly<{
  name: string;
  kind: 'query' | 'mutation' | 'page';
  fields: readonly RecordedField[];
}>;

/** Writes it into identity's audit trail. Throws UNAVAILABLE when that fails: what is not recorded is not done. */
export type Audit = Readonly<{ record: (context: RequestContext, operation: Operation) => Promise<void> }>;

const mutation = `mutation RecordOperation($name: String!, $kind: String!, $fields: [RecordedField!]!, $address: String!) {
  recordOperation(name: $name, kind: $kind, fields: $fields, address: $address) }`;

const Recorded = z.object({ data: z.object({ recordOperation: z.literal(true) }) });

const timeoutMs = 5_000;

/** Operators and the operators' key leave a trace; nobody else does. */
const isTraced = (caller: Caller) => caller.kind === 'key' || (caller.kind === 'user' && caller.role === 'operator');

export const createAudit = (identityUrl: string, log: Logger): Audit => ({
  record: async ({ caller, internalToken, address }, operation) => {
    if (!isTraced(caller)) return;
    try {
      const answer = await fetch(`${identityUrl}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${internalToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: mutation, variables: { ...operation, address } }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      Recorded.parse(await answer.json());
    } catch (error) {
      log.error({ err: error, operation: operation.name }, 'an operation of an operator could not be recorded');
      throw new Failure('UNAVAILABLE', 'This could not be recorded, so it was not done. Please try again.', 5);
    }
  },
});

/** Records each operation of an operator before anything of it is executed. */
export const auditPlugin = (audit: Audit): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, request, contextValue }) => {
      if (!operation || !isTraced(contextValue.caller)) return;
      await audit.record(contextValue, {
        name: operation.name?.value ?? 'without a name',
        kind: operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query',
        fields: recordedFields(document, operation, request.variables ?? {}),
      });
    },
  }),
});
