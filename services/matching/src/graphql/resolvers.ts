import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Mutation } from './Mutation.ts';
import { MyMatches } from './MyMatches.ts';
import { Preferences } from './Preferences.ts';
import { WorkRule } from './WorkRule.ts';
import { Query } from './Query.ts';
import { SentMatch } from './SentMatch.ts';
import { Match, StudentMatches } from './StudentMatches.ts';

export const resolvers: Resolvers = {
  Query,
  Mutation,
  StudentMatches,
  Match,
  Preferences,
  WorkRule,
  MyMatches,
  SentMatch,
  AccountExport,
};
