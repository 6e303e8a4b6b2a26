import type { Resolvers } from '../__generated__/resolvers.ts';
import { Mutation } from './Mutation.ts';
import { Preferences } from './Preferences.ts';
import { Query } from './Query.ts';
import { Match, StudentMatches } from './StudentMatches.ts';

export const resolvers: Resolvers = { Query, Mutation, StudentMatches, Match, Preferences };
