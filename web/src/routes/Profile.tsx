import { visaCodeOf } from '@waratah/vocabulary/visa-types';
import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router';
import { AccountData } from '../features/account/AccountData.tsx';
import { Sessions } from '../features/account/Sessions.tsx';
import { SaveToggle } from '../features/browse/SaveToggle.tsx';
import { FortnightCard } from '../features/fortnight/FortnightCard.tsx';
import { MyApplications } from '../features/my-applications/MyApplications.tsx';
import { PauseCard } from '../features/preferences/PauseCard.tsx';
import { PreferencesCard } from '../features/preferences/PreferencesCard.tsx';
import { TurnedDown } from '../features/matches/TurnedDown.tsx';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { EmployerProfile } from '../features/profile/EmployerProfile.tsx';
import { messages } from '../features/profile/messages.ts';
import { ProfileHeader } from '../features/profile/ProfileHeader.tsx';
import { ProfileSkeleton } from '../features/profile/ProfileSkeleton.tsx';
import { Trades } from '../features/trades/Trades.tsx';
import { FillFromResume } from '../features/start/FillFromResume.tsx';
import { NextStep } from '../features/start/NextStep.tsx';
import { StudentProfile } from '../features/profile/StudentProfile.tsx';
import { VerifyBanner } from '../features/profile/VerifyBanner.tsx';
import { VisaCard } from '../features/visa/VisaCard.tsx';
import { VisaTab } from '../features/visa/VisaTab.tsx';
import { SavedSearches } from '../features/saved-searches/SavedSearches.tsx';
import { graphql } from '../gql/gql.ts';
import type { ProfilePageQuery } from '../gql/graphql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { SavedList } from './Saved.tsx';
import { useSettings } from '../platform/settings.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, SideBySide, Stack } from '../ui/layout.ts';
import { Settled } from '../ui/Settled.tsx';
import { Notice } from '../ui/Notice.tsx';

const ProfilePage = graphql(`
  query ProfilePage {
    me {
      id
      email
      emailVerified
      confirmationProblem
      fullName
      role
      visaStatus
      hasPassword
      ...StudentProfile
      ...EmployerProfile
    }
  }
`);

function ProfileOf({ user }: { user: ProfilePageQuery['me'] }) {
  const { pilot } = useSettings();
  const account = (
    <>
      <Sessions />
      <AccountData role={user.role} hasPassword={user.hasPassword} />
    </>
  );
  switch (user.role) {
    case 'student':
      return (
        <StudentProfile
          user={user}
          matches={
            <YourMatches
              fullName={user.fullName}
              emailVerified={user.emailVerified}
              next={<NextStep userId={user.id} />}
              fortnight={<FortnightCard />}
              trades={<Trades />}
              keep={pilot ? undefined : SaveToggle}
              visa={pilot ? undefined : visaCodeOf(user.visaStatus ?? '')}
            />
          }
          applications={<MyApplications />}
          saved={<SavedList />}
          visa={<VisaTab declared={user.visaStatus ?? ''} />}
          visaCard={
            <>
              <FillFromResume userId={user.id} />
              <VisaCard declared={user.visaStatus ?? ''} />
            </>
          }
          settings={
            <SideBySide>
              <Stack gap="5">
                <Trades />
                <PreferencesCard declared={user.visaStatus ?? ''} />
                <PauseCard />
                {pilot ? null : <SavedSearches />}
                <TurnedDown />
              </Stack>
              <Stack gap="5">{account}</Stack>
            </SideBySide>
          }
        />
      );
    case 'employer':
      return <EmployerProfile user={user} aside={account} />;
    default:
      return (
        <Stack gap="6">
          <ProfileHeader title={messages.studentTitle} name={user.fullName} email={user.email} actions={null} />
          <Sessions />
        </Stack>
      );
  }
}

/** The notice that the redirecting screen left in the history entry. */
const noticeIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string'
    ? state.notice
    : undefined;

export function Profile() {
  const { role } = useSignedInUser();
  const notice = noticeIn(useLocation().state);
  usePageTitle(role === 'employer' ? messages.employerTitle : messages.studentTitle);
  const { data, error, refetch } = useQuery(ProfilePage, { fetchPolicy: 'cache-and-network' });
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6">
        {notice ? <Notice tone="warn">{notice}</Notice> : null}
        {data && !data.me.emailVerified && data.me.role !== 'operator' ? (
          <VerifyBanner email={data.me.email} role={data.me.role} problem={data.me.confirmationProblem} />
        ) : null}
        {data ? (
          <Settled instead={<ProfileSkeleton />}>
            <ProfileOf user={data.me} />
          </Settled>
        ) : error ? (
          <ErrorPane
            heading="h1"
            title={messages.notLoaded}
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <ProfileSkeleton />
        )}
      </Stack>
    </Page>
  );
}
