import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Company } from './Company.ts';
import { DeviceSession } from './DeviceSession.ts';
import { Mutation } from './Mutation.ts';
import { Person } from './Person.ts';
import { Query } from './Query.ts';
import { User } from './User.ts';

export const resolvers: Resolvers = { Query, Mutation, Company, User, Person, DeviceSession, AccountExport };
