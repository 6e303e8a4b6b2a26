import { matchesPath, myApplicationsPath } from './paths.ts';

/** The lists that link to a job's page, which leads back to the list. */
const lists = { matches: matchesPath, applications: myApplicationsPath } as const;
export type JobList = keyof typeof lists;

const isList = (name: unknown): name is JobList => typeof name === 'string' && Object.hasOwn(lists, name);

/** The state of a link to a job: it names the list that the link is in. */
export const inList = (list: JobList) => ({ list });

/** The list that the user came from, by the state of the history entry; undefined for the search's results. */
export function listBefore(state: unknown): Readonly<{ name: JobList; path: string }> | undefined {
  const name = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return isList(name) ? { name, path: lists[name] } : undefined;
}
