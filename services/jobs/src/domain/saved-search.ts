import { happened } from '@waratah/kit/events/outbox';
import { writtenText } from '@waratah/kit/written-text';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { searchNameMax } from '@waratah/vocabulary/limits';
import { z } from 'zod';

/** A search that a student saved, so that the morning email brings what is new in it. */
export type SavedSearch = {
  _id: number;
  version: number;
  userId: number;
  /** Like 'barista in Sydney NSW'. */
  name: string;
  /** The query string of the search page. */
  query: string;
  /** The filter, as a JSON object with the fields of JobSearchFilter. */
  filter: string;
  paused: boolean;
  /** Removed by the student: kept without its content until the removal is published. */
  removed?: boolean;
  /** Ids of the ads found so far, latest run first; the next run publishes ads that are not among them. */
  known: number[];
  lookedAt: Date;
  createdAt: Date;
};

export const maxSearches = 10;
/** How many found ads are remembered for one search. */
export const maxKnown = 500;
/** Often enough for the morning email. */
export const runEveryMs = 10 * 60_000;
/** New ads that one event names at most. */
const maxNew = 20;

export const SearchName = z
  .string('Must be text')
  .transform(writtenText)
  .pipe(z.string().min(1, 'Give it a name').max(searchNameMax, `At most ${searchNameMax} characters`));

export const SearchQuery = z
  .string('Must be text')
  .max(600, 'At most 600 characters')
  .transform((query) => new URLSearchParams(query.replace(/^\?/, '')).toString());

/**
 * Stores the ads that a run found, newest first, and publishes those that are new, unless the search is paused. Once the
 * remembered list is full, ads after the last known one are not new: they only move up when newer ads close.
 */
export const afterRun = (search: SavedSearch, found: readonly number[], now: Date): Changed<SavedSearch> => {
  if (search.removed) return [search, []];
  const known = new Set(search.known);
  const last = known.size < maxKnown ? -1 : found.findLastIndex((id) => known.has(id));
  const unknown = (last < 0 ? found : found.slice(0, last)).filter((id) => !known.has(id));
  const newIds = search.paused ? [] : unknown.slice(0, maxNew);
  const version = search.version + 1;
  const next = { ...search, version, known: [...new Set([...found, ...known])].slice(0, maxKnown), lookedAt: now };
  const { _id, userId, name, query } = search;
  return newIds.length === 0
    ? [next, []]
    : [
        next,
        [
          happened(
            'jobs.search.v1.found',
            { searchId: _id, studentId: userId, name, query, jobIds: newIds, version },
            now,
          ),
        ],
      ];
};

type Change = Readonly<{ name?: string | undefined; paused?: boolean | undefined }>;

/** Renames, pauses or resumes a search. After a pause, only ads that are new from then on are published. */
export const changedSearch = (search: SavedSearch, change: Change, now: Date): Changed<SavedSearch> => {
  const { name = search.name, paused = search.paused } = change;
  if (name === search.name && paused === search.paused) return [search, []];
  return announced({ ...search, name, paused }, now);
};

/** Marks a search as removed and deletes its content. */
export const removedSearch = (search: SavedSearch, now: Date): Changed<SavedSearch> => {
  const emptied = { name: '', query: `removed ${search._id}`, filter: '{}', known: [] };
  return search.removed ? [search, []] : announced({ ...search, ...emptied, removed: true }, now);
};

const announced = (search: SavedSearch, now: Date): Changed<SavedSearch> => {
  const { _id: searchId, userId: studentId, name, paused, removed = false } = search;
  const version = search.version + 1;
  const change = { searchId, studentId, version, name, stopped: paused || removed };
  return [{ ...search, version }, [happened('jobs.search.v1.changed', change, now)]];
};
