import { invalid, notFound, parseBody } from '@waratah/kit/errors';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { isDuplicateKey } from '@waratah/kit/mongo/connection';
import type { UserCaller } from '@waratah/kit/security/auth';
import { z } from 'zod';
import type { Context } from '../context.ts';
import {
  changedSearch,
  maxSearches,
  removedSearch,
  SearchName,
  SearchQuery,
  type SavedSearch,
} from '../domain/saved-search.ts';
import { SearchInput } from '../domain/search/search-input.ts';
import { foundBy } from './run-saved-searches.ts';

const Body = z.object({ name: SearchName, query: SearchQuery });

type Given = Readonly<{ name: string; query: string; filter: object }>;

/** Saves a search; saving it again answers the existing one. Ads that it finds now are not new. */
export const saveSearch = async (context: Context, caller: UserCaller, given: Given): Promise<SavedSearch> => {
  const { searches, clock } = context;
  const { name, query } = parseBody(Body, given);
  parseBody(SearchInput, given.filter);
  const filter = JSON.stringify(given.filter);
  const all = await searches.ofUser(caller.id);
  const same = all.find((search) => search.query === query);
  if (same) return same;
  if (all.length >= maxSearches) throw tooMany();
  await context.search.loaded;
  const now = clock();
  const known = [...foundBy(context, filter)];
  const version = 1;
  const saved = {
    version,
    userId: caller.id,
    name,
    query,
    filter,
    paused: false,
    known,
    lookedAt: now,
    createdAt: now,
  };
  try {
    return await keepOwn(context, await searches.insert({ _id: await searches.nextId(), ...saved }));
  } catch (error) {
    const first = isDuplicateKey(error) && (await searches.ofUser(caller.id)).find((one) => one.query === query);
    if (!first) throw error;
    return first;
  }
};

/**
 * Checked again after the write: meanwhile the account may have been deleted, or other requests may have reached the
 * limit.
 */
const keepOwn = async ({ searches, employers }: Context, saved: SavedSearch) => {
  const { _id, userId } = saved;
  const isForgotten = await employers.isForgotten(userId);
  const all = await searches.ofUser(userId);
  if (!isForgotten && all.length <= maxSearches) return saved;
  await searches.drop(_id);
  throw isForgotten ? notFound('User') : tooMany();
};

const tooMany = () => invalid('name', `At most ${maxSearches} searches are kept`);

const Change = z.object({ name: SearchName.optional(), paused: z.boolean().optional() });

/** Renames or pauses a saved search. Errors: NOT_FOUND, also for another student's. */
export const changeSearch = async (context: Context, caller: UserCaller, id: number, given: object) => {
  const change = parseBody(Change, given);
  return changeOwn(context, caller, id, (search) => changedSearch(search, change, context.clock()));
};

/** Errors: NOT_FOUND. */
export const removeSearch = async (context: Context, caller: UserCaller, id: number) => {
  await changeOwn(context, caller, id, (search) => removedSearch(search, context.clock()));
  return true;
};

const changeOwn = async (
  { searches }: Context,
  caller: UserCaller,
  id: number,
  decide: (search: SavedSearch) => Changed<SavedSearch>,
) => {
  let isOwn = false;
  const saved = await searches.change(id, (search) => {
    isOwn = search.userId === caller.id && !search.removed;
    return isOwn ? decide(search) : [search, []];
  });
  if (!saved || !isOwn) throw notFound('Search');
  return saved;
};
