import { z } from 'zod';
import { type Demand, demandedRights, shutOutHolders, soleHolders } from './demand.ts';

const Said = z.object({ quote: z.string() });

/** Whose right to work was read in an ad, as it passes from ai to other services (ad-reading.ts). */
export const ReadDemand: z.ZodType<Demand> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unstated') }),
  Said.extend({ kind: z.literal('open') }),
  Said.extend({ kind: z.enum(['residents_only', 'full_rights']), rights: z.enum(demandedRights).optional() }),
  Said.extend({
    kind: z.literal('unclear'),
    rights: z.enum([...demandedRights, ...soleHolders, ...shutOutHolders]).optional(),
  }),
]);
