import type { Resolvers } from '../__generated__/resolvers.ts';
import { AccountExport } from './AccountExport.ts';
import { Fortnight, WeekOfWork } from './Fortnight.ts';
import { ApplicantFit, Application } from './Application.ts';
import { AdAnswer, CheckedAd } from './CheckedAd.ts';
import { Job, JobFit } from './Job.ts';
import { KeptCheck } from './KeptCheck.ts';
import { Mutation } from './Mutation.ts';
import { MyMatches } from './MyMatches.ts';
import { Preferences } from './Preferences.ts';
import { WorkRule } from './WorkRule.ts';
import { Query } from './Query.ts';
import { SentMatch } from './SentMatch.ts';
import { Match, StudentMatches } from './StudentMatches.ts';
import { WrittenAd } from './WrittenAd.ts';

export const resolvers: Resolvers = {
  Query,
  Application,
  ApplicantFit,
  AdAnswer,
  CheckedAd,
  KeptCheck,
  Job,
  JobFit,
  Mutation,
  StudentMatches,
  Match,
  Preferences,
  WorkRule,
  MyMatches,
  SentMatch,
  Fortnight,
  WeekOfWork,
  WrittenAd,
  AccountExport,
};
