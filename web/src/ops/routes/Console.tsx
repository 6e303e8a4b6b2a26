import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { ConsoleShell } from '../features/shell/ConsoleShell.tsx';
import type { NavigationEntry } from '../features/shell/Navigation.tsx';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { PageError } from './PageError.tsx';

/** Shows pages to operators only; others see the sign-in page first, and then the page they wanted to open. */
export function Console({ entries }: { entries: readonly NavigationEntry[] }) {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.kind === 'resuming') return <PageSpinner />;
  if (session.kind === 'guest' || session.user.role !== 'operator')
    return <SignInPage ended={session.kind === 'guest' && session.expired} />;
  return (
    <ConsoleShell entries={entries} user={session.user}>
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </ConsoleShell>
  );
}
