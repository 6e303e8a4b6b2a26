import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteError } from './RouteError.tsx';

/** An error of one route does not affect the frame, and leaving the route clears it. */
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
