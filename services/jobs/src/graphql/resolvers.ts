import type { Resolvers } from '../__generated__/resolvers.ts';
import { EmployerStats } from './EmployerStats.ts';
import { Job } from './Job.ts';
import { JobDraft } from './JobDraft.ts';
import { Mutation } from './Mutation.ts';
import { Query } from './Query.ts';

export const resolvers: Resolvers = { Query, Mutation, Job, JobDraft, EmployerStats };
