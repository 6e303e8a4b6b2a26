import { suggestSkills as suggest } from '../domain/skills/suggest-skills.ts';

/** Skills of our dictionary that match what a person types. */
export const suggestSkills = (query: string, context: string) => suggest(query.slice(0, 100), context.slice(0, 5_000));
