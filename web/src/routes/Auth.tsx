import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { GoogleRole } from '../features/auth/GoogleRole.tsx';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { messages } from '../features/auth/messages.ts';
import { OtherAccount } from '../features/auth/OtherAccount.tsx';
import { useOAuthReturn } from '../features/auth/use-oauth-return.ts';
import { useDependsOnUser, useHydrating } from '../platform/hydration/use-hydrating.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { registerPath } from '../lib/paths.ts';
import { afterSignIn, arrival, openedJobs, wasEnded } from '../lib/session/home-of.ts';
import { currentSession, useSession } from '../lib/session/session-store.ts';
import { Card } from '../ui/card.ts';
import { Page } from '../ui/layout.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/text-link.ts';
import { Title } from '../ui/text.ts';

/** Loaded separately, because it is longer than the login form and fewer users need it. */
const RegisterForm = lazy(async () => ({ default: (await import('../features/auth/RegisterForm.tsx')).RegisterForm }));

const tabs = [
  { id: 'login', label: messages.loginTab },
  { id: 'register', label: messages.registerTab },
] as const;

/** The sign-in and register screen. The URL parameter `tab` is login, register or signup (spec section 2). */
export function Auth() {
  const session = useSession();
  const hydrating = useHydrating();
  const dependsOnUser = useDependsOnUser();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const { finishing, chooseRole } = useOAuthReturn();
  const tab = ['register', 'signup'].includes(query.get('tab') ?? '') ? 'register' : 'login';
  const role = query.get('role') === 'employer' ? 'employer' : '';
  // Memoised, because rendering a part again before it is hydrated would lose what the user typed into it.
  const joining = useMemo(
    () => (
      <Suspense fallback={<Skeleton h="640px" />}>
        <RegisterForm initialRole={role} />
        <Hydrated lazyPart />
      </Suspense>
    ),
    [role],
  );
  // A user who was signed in when the screen opened may register another account; one who signs in here is redirected.
  const [arrived, setArrived] = useState(() => currentSession().kind !== 'guest');
  if (arrived && !hydrating && session.kind === 'guest') setArrived(false);
  usePageTitle(tab === 'login' ? 'Sign in' : 'Join');
  if (finishing || session.kind === 'resuming') return <PageSpinner />;
  if (chooseRole && session.kind === 'guest')
    return (
      <Page py={{ base: '8', md: '14' }}>
        <chakra.div maxW="440px" mx="auto">
          <Title textAlign="center" mb="6">
            {messages.roleTitle}
          </Title>
          <Card padded>
            <GoogleRole onChoose={chooseRole} />
          </Card>
        </chakra.div>
      </Page>
    );
  const isOther = session.kind === 'signed-in' && arrived && tab === 'register';
  if (session.kind === 'signed-in' && !isOther)
    return <Navigate to={afterSignIn(session.user.role, state)} state={arrival} replace />;
  return (
    <Page py={{ base: '8', md: '14' }} {...dependsOnUser}>
      <chakra.div maxW={tab === 'login' ? '440px' : 'form'} mx="auto">
        <Title textAlign="center">{tab === 'login' ? 'Sign in to Waratah' : 'Create your account'}</Title>
        <chakra.p textAlign="center" color="text.muted" mt="2" mb="6">
          {tab === 'register' ? (
            messages.joinHint
          ) : wasEnded(state) ? (
            messages.endedHint
          ) : openedJobs(state) ? (
            <>
              {messages.jobsHint}{' '}
              <TextLink asChild>
                <Link to={registerPath} state={state} replace>
                  {messages.joinFree}
                </Link>
              </TextLink>
            </>
          ) : (
            messages.signInHint
          )}
        </chakra.p>
        <Card padded>
          <Tabs
            label="Sign in or join"
            tabs={tabs}
            selected={tab}
            onSelect={(id) => setQuery({ tab: id }, { replace: true, state })}
          >
            <chakra.div pt="6" data-lazy-part={tab === 'register' ? true : undefined}>
              {isOther ? <OtherAccount user={session.user} /> : tab === 'login' ? <LoginForm /> : joining}
            </chakra.div>
          </Tabs>
        </Card>
      </chakra.div>
    </Page>
  );
}
