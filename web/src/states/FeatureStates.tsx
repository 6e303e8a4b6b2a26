import type { ReactNode } from 'react';
import { Sessions } from '../features/account/Sessions.tsx';
import { ApplicationList } from '../features/applications/ApplicationList.tsx';
import { SampleResults } from '../features/browse/SampleResults.tsx';
import { SavedJobs } from '../features/browse/SavedJobs.tsx';
import { JobCounters } from '../features/employer-jobs/JobCounters.tsx';
import { RecentJobs, RecentJobsSkeleton } from '../features/employer-jobs/RecentJobs.tsx';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { MyApplications } from '../features/my-applications/MyApplications.tsx';
import { PreferencesCard } from '../features/preferences/PreferencesCard.tsx';
import { Trades } from '../features/trades/Trades.tsx';
import { MissingFields } from '../features/profile/MissingFields.tsx';
import { VerifyBanner } from '../features/profile/VerifyBanner.tsx';
import { VisaTab } from '../features/visa/VisaTab.tsx';
import { Answered, type Answer } from '../lib/api/Answered.tsx';
import {
  applicationAnswers,
  matchAnswers,
  preferenceAnswers,
  sessionAnswers,
  tradeAnswers,
  visaAnswers,
} from './answers.ts';
import { Sample, State } from './Sample.tsx';
import { ignore } from './words.ts';

type WithEachAnswerProps = Readonly<{ name: string; answers: Readonly<Record<string, Answer>>; children: ReactNode }>;

/** A part that queries the server, rendered once for each answer. */
const WithEachAnswer = ({ name, answers, children }: WithEachAnswerProps) => (
  <Sample name={name}>
    {Object.entries(answers).map(([state, answer]) => (
      <State key={state} name={state}>
        <Answered answer={answer}>{children}</Answered>
      </State>
    ))}
  </Sample>
);

const noAnswer: Answer = { kind: 'waits' };

/** Parts of screens that query the server: full, empty, failed and loading. */
export const FeatureStates = () => (
  <>
    <WithEachAnswer name="Your matches" answers={matchAnswers}>
      <YourMatches fullName="Mei Tan" emailVerified={false} next={null} fortnight={null} trades={null} />
    </WithEachAnswer>
    <WithEachAnswer name="My applications" answers={applicationAnswers}>
      <MyApplications />
    </WithEachAnswer>
    <WithEachAnswer name="The visa" answers={visaAnswers}>
      <VisaTab declared="Student Visa subclass 500" />
    </WithEachAnswer>
    <WithEachAnswer name="Preferences" answers={preferenceAnswers}>
      <PreferencesCard declared="Student Visa subclass 500" />
    </WithEachAnswer>
    <WithEachAnswer name="What we look for" answers={tradeAnswers}>
      <Trades />
    </WithEachAnswer>
    <WithEachAnswer name="Sessions" answers={sessionAnswers}>
      <Sessions />
    </WithEachAnswer>
    <Sample name="The search, when it fails">
      <SampleResults page={1} toPage={() => '/'} onRetry={ignore} />
    </Sample>
    <Sample name="Nothing saved, no applications, no jobs">
      <SavedJobs favorites={[]} role="student" />
      <SavedJobs favorites={[]} role="employer" />
      <ApplicationList
        applications={[]}
        unknown={[]}
        selected={undefined}
        pathOf={String}
        filtered
        hasMore={false}
        looked={undefined}
        loadingMore={false}
        onMore={ignore}
        onShowAll={ignore}
      />
      <JobCounters stats={undefined} />
      <RecentJobs jobs={[]} showAll={undefined} switched={false} />
      <RecentJobsSkeleton />
    </Sample>
    <Sample name="What a profile lacks">
      <Answered answer={noAnswer}>
        <VerifyBanner email="mei@example.com" role="student" />
        <VerifyBanner email="mei@example.com" role="student" problem="too_many" />
      </Answered>
      <MissingFields names={['visa_status', 'degree', 'resume']} />
    </Sample>
  </>
);
