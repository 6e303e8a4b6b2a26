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
import { MissingFields } from '../features/profile/MissingFields.tsx';
import { VerifyBanner } from '../features/profile/VerifyBanner.tsx';
import { VisaTab } from '../features/visa/VisaTab.tsx';
import { Answered, type Answer } from './Answered.tsx';
import { applicationAnswers, matchAnswers, preferenceAnswers, sessionAnswers, visaAnswers } from './answers.ts';
import { Sample, State } from './Sample.tsx';
import { ignore } from './words.ts';

type AskingProps = Readonly<{ name: string; answers: Readonly<Record<string, Answer>>; children: ReactNode }>;

/** One part that asks the server, once for each answer. */
const Asking = ({ name, answers, children }: AskingProps) => (
  <Sample name={name}>
    {Object.entries(answers).map(([state, answer]) => (
      <State key={state} name={state}>
        <Answered answer={answer}>{children}</Answered>
      </State>
    ))}
  </Sample>
);

const noAnswer: Answer = { kind: 'waits' };

/** Parts of the screens that ask the server: full, empty, failed and on their way. */
export const FeatureStates = () => (
  <>
    <Asking name="Your matches" answers={matchAnswers}>
      <YourMatches />
    </Asking>
    <Asking name="My applications" answers={applicationAnswers}>
      <MyApplications />
    </Asking>
    <Asking name="The visa" answers={visaAnswers}>
      <VisaTab declared="Student Visa subclass 500" />
    </Asking>
    <Asking name="Preferences" answers={preferenceAnswers}>
      <PreferencesCard declared="Student Visa subclass 500" />
    </Asking>
    <Asking name="Sessions" answers={sessionAnswers}>
      <Sessions />
    </Asking>
    <Sample name="The search, when it fails">
      <SampleResults page={1} toPage={() => '/'} onRetry={ignore} />
    </Sample>
    <Sample name="Nothing saved, no applications, no jobs">
      <SavedJobs favorites={[]} role="student" />
      <SavedJobs favorites={[]} role="employer" />
      <ApplicationList
        applications={[]}
        filtered
        hasMore={false}
        loadingMore={false}
        onMore={ignore}
        onShowAll={ignore}
      />
      <JobCounters stats={undefined} />
      <RecentJobs jobs={[]} />
      <RecentJobsSkeleton />
    </Sample>
    <Sample name="What a profile lacks">
      <Answered answer={noAnswer}>
        <VerifyBanner email="mei@example.com" role="student" />
      </Answered>
      <MissingFields names={['visa_status', 'degree', 'resume']} />
    </Sample>
  </>
);
