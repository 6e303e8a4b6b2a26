import { Failure } from '@waratah/kit/errors';
import type { Logger } from '@waratah/kit/process/logger';
import { z } from 'zod';
import type { RequestContext } from './context.ts';

/** Something that an operator sees or does on a page of the gateway itself. Services record their own. */
export type Page = Readonly<{ name: string; field: string }>;

/** Adds it to identity's audit trail. Throws UNAVAILABLE if that fails, so that nothing is done without a record. */
export type Audit = Readonly<{ record: (context: RequestContext, page: Page) => Promise<void> }>;

const mutation =
  'mutation RecordOperation($name: String!, $field: String!) { recordOperation(name: $name, field: $field) }';

const Recorded = z.object({ data: z.object({ recordOperation: z.literal(true) }) });

const timeoutMs = 5_000;

export const createAudit = (identityUrl: string, log: Logger): Audit => ({
  record: async ({ tokenFor }, page) => {
    try {
      const answer = await fetch(`${identityUrl}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await tokenFor('identity')}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: mutation, variables: page }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      Recorded.parse(await answer.json());
    } catch (error) {
      log.error({ err: error, page: page.name }, 'a page of an operator could not be recorded');
      throw new Failure('UNAVAILABLE', 'This could not be recorded, so it was not done. Please try again.', 5);
    }
  },
});
