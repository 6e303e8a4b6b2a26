import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { messages } from '../features/auth/messages.ts';
import { useOAuthReturn } from '../features/auth/use-oauth-return.ts';
import { useDependsOnUser } from '../platform/hydration/use-hydrating.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { afterSignIn } from '../lib/session/home-of.ts';
import { useSession } from '../lib/session/session-store.ts';
import { Card } from '../ui/card.ts';
import { Page } from '../ui/layout.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Title } from '../ui/text.ts';

/** Loaded separately, because it is longer than the login form and fewer users need it. */
const RegisterForm = lazy(async () => ({ default: (await import('../features/auth/RegisterForm.tsx')).RegisterForm }));

const tabs = [
  { id: 'login', label: messages.loginTab },
  { id: 'register', label: messages.registerTab },
] as const;

/** The query's tab is login, register or signup (spec section 2). */
export function Auth() {
  const session = useSession();
  const dependsOnUser = useDependsOnUser();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const finishing = useOAuthReturn();
  const tab = ['register', 'signup'].includes(query.get('tab') ?? '') ? 'register' : 'login';
  const role = query.get('role') === 'employer' ? 'employer' : '';
  // Memoised, because React would render a part again that is not hydrated yet, and lose what the user typed into it.
  const joining = useMemo(
    () => (
      <Suspense fallback={<Skeleton h="640px" />}>
        <RegisterForm initialRole={role} />
        <Hydrated lazyPart />
      </Suspense>
    ),
    [role],
  );
  usePageTitle(tab === 'login' ? 'Sign in' : 'Join');
  if (finishing || session.kind === 'resuming') return <PageSpinner />;
  if (session.kind === 'signed-in') return <Navigate to={afterSignIn(session.user.role, state)} replace />;
  return (
    <Page py={{ base: '8', md: '14' }} {...dependsOnUser}>
      <chakra.div maxW={tab === 'login' ? '440px' : 'form'} mx="auto">
        <Title textAlign="center">{tab === 'login' ? 'Sign in to Waratah' : 'Create your account'}</Title>
        <chakra.p textAlign="center" color="text.muted" mt="2" mb="6">
          {tab === 'login'
            ? 'Your matches and your jobs are waiting.'
            : 'Free for students. Two minutes for employers.'}
        </chakra.p>
        <Card padded>
          <Tabs
            label="Sign in or join"
            tabs={tabs}
            selected={tab}
            onSelect={(id) => setQuery({ tab: id }, { replace: true, state })}
          >
            <chakra.div pt="6" data-lazy-part={tab === 'register' ? true : undefined}>
              {tab === 'login' ? <LoginForm /> : joining}
            </chakra.div>
          </Tabs>
        </Card>
      </chakra.div>
    </Page>
  );
}
