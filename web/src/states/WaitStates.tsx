import { ApplicationsSkeleton } from '../features/applications/ApplicationsSkeleton.tsx';
import { CardFrame } from '../ui/CardFrame.tsx';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { JobDetailSkeleton } from '../features/employer-jobs/JobDetailSkeleton.tsx';
import { JobPaneSkeleton } from '../features/job-view/JobPaneSkeleton.tsx';
import { ProfileSkeleton } from '../features/profile/ProfileSkeleton.tsx';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { Sample } from './Sample.tsx';
import { foreign, long, sentence } from './words.ts';

const tags = [
  { text: 'Accepts subclass 500', tone: 'ok' },
  { text: sentence, tone: 'neutral' },
] as const;

/** Skeletons, and cards with extreme content. */
export const WaitStates = () => (
  <>
    <Sample name="A job in a list">
      <CardFrame
        company="North Light"
        title="Data assistant"
        facts="North Light · Ultimo NSW · $38/hr"
        text="Short."
        tags={[]}
      />
      <CardFrame company={foreign} title={sentence} facts={long} text={`${long} ${sentence}`} tags={tags} selected />
    </Sample>
    <Sample name="Search results on their way">
      <ResultsSkeleton />
    </Sample>
    <Sample name="A job on its way">
      <JobPaneSkeleton />
    </Sample>
    <Sample name="An employer's job on its way">
      <JobDetailSkeleton />
    </Sample>
    <Sample name="A profile on its way">
      <ProfileSkeleton />
    </Sample>
    <Sample name="Applications on their way">
      <ApplicationsSkeleton />
    </Sample>
    <Sample name="A page on its way">
      <PageSpinner label="A page on its way" />
    </Sample>
  </>
);
