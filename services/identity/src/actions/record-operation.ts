import { parseBody } from '@waratah/kit/errors';
import { z } from 'zod';
import type { AskedContext } from '../context.ts';
import { keepAct, operatorOf } from './record-act.ts';

const Page = z.object({ name: z.string().max(200), field: z.string().max(2_000) });

/** Records a page that the gateway is about to show to an operator. The gateway continues only after that. */
export const recordOperation = async (context: AskedContext, input: unknown) => {
  const page = parseBody(Page, input);
  const { caller, client, clock } = context;
  const by = { operator: operatorOf(caller), address: client.address, at: clock() };
  await keepAct(context, { ...page, ...by, kind: 'page', args: {} });
  return true;
};
