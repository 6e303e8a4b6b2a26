import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';

export const resolvers: Resolvers = { AccountExport };
