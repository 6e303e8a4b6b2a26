import { invalid } from '@waratah/kit/errors';
import type { Context } from '../context.ts';
import type { AuditFilter } from '../store/audit.ts';

type Wanted = AuditFilter & Readonly<{ after?: string | undefined; first: number }>;

const maxPageSize = 100;

/** A page of the trail, newest first, with the cursor of the next page. */
export const auditTrail = async ({ audit, users }: Context, { after, first, ...filter }: Wanted) => {
  if (after !== undefined && !/^[0-9a-f]{24}$/.test(after)) throw invalid('after', 'This is no cursor of the trail');
  const count = Math.min(Math.max(first, 1), maxPageSize);
  const rows = await audit.page(filter, after, count + 1);
  const entries = rows.slice(0, count);
  const names = await users.emailsOf([...new Set(entries.flatMap(({ operator }) => operator ?? []))]);
  return {
    entries: entries.map(({ _id, operator, ...entry }) => ({
      ...entry,
      id: _id.toHexString(),
      operatorId: operator ?? null,
      operator: operator === undefined ? 'ops-key' : (names.get(operator) ?? `operator ${operator}`),
      what: [...entry.what],
      people: [...entry.people],
      jobs: [...entry.jobs],
    })),
    next: rows.length > count ? (entries.at(-1)?._id.toHexString() ?? null) : null,
  };
};
