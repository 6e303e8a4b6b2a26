import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { PageSpinner } from '../ui/PageSpinner.tsx';
import { AskBeforeLeaving } from './AskBeforeLeaving.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RouteError } from './RouteError.tsx';

/** Catches errors of a route, so that the frame keeps working; leaving the route clears the error. */
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
