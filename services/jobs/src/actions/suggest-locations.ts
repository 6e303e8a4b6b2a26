import type { Context } from '../context.ts';
import { suggestLocations as suggest } from '../domain/suggest-locations.ts';

const maxSuggestions = 10;

/** Up to ten localities for the beginning of a name. */
export const suggestLocations = ({ localities }: Context, query: string, limit: number) =>
  suggest(localities, query, Math.min(Math.max(limit, 1), maxSuggestions));
