import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Mutation } from './Mutation.ts';

export const resolvers: Resolvers = { AccountExport, Mutation };
