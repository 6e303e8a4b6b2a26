import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteError } from './RouteError.tsx';

/** Each route fails by itself, and leaving it forgets the failure. */
export function RouteFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <OfflineNotice />
      <ErrorBoundary FallbackComponent={RouteError} resetKeys={[pathname]}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </ErrorBoundary>
      <AskBeforeLeaving />
    </>
  );
}
