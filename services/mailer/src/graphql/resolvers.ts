import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Application } from './Application.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const resolvers: Resolvers = { AccountExport, Application, Mutation, Query };
